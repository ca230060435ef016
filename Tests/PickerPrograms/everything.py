"""A picker in Python that does all that a program can, for the tests."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../Resources/PickerTemplates/python"))

from daub_picker import *

picker = Picker()


@picker.content
def content(context):
    words = context.state.get("search", "")
    count = int(context.state.get("count", "3"))
    return "Everything", [
        search("Find"),
        rows("stroke-width", (row(i % 20, f"Row {i}") for i in range(count) if words in f"Row {i}"), id="rows"),
        link("More", "more"),
        link("Nowhere", "nowhere"),
        button("go", "Go"),
        button("note", "Note"),
        button("double", "Double"),
        note(f"{context.values.get('stroke-width')} {words} {context.kept.get('uses', 0)} {context.language}", id="says"),
        note(" ".join(context.facts.get("drawing.colors", [])), id="facts"),
    ]


@picker.screen("more")
def more(context):
    return "More", [slider("stroke-width"), note(context.values["stroke-width"], id="says")]


@picker.press("go")
def go(context):
    print("pressed")
    picker.keep({"uses": context.kept.get("uses", 0) + 1})
    return [change("stroke-width", 9), remember("count", "2600"), push("more")]


@picker.press("double")
def double(context):
    picker.do(choose("stroke-width", 2 * context.number("stroke-width")))


@picker.press("note")
def close(context):
    return [choose("stroke-width", 11), dismiss()]


picker.run()
