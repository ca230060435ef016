#!/usr/bin/env python3
from daub_picker import Picker, button, choose, slider

picker = Picker()


@picker.content
def content(context):
    return [slider("stroke-width", minimum=1, maximum=20, step=1, unit="px"), button("double", "Double")]


@picker.press("double")
def double(context):
    return choose("stroke-width", min(20, 2 * context.number("stroke-width")))


picker.run()
