"""@TITLE@: shades of the stroke color."""

import colorsys

from daub_picker import Picker, button, choose, grid

STEPS = 9
picker = Picker()


def shades(color):
    """From dark to light, in the color's own hue."""
    try:
        channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    except ValueError:
        channels = [0, 0, 0]
    hue, _, saturation = colorsys.rgb_to_hls(*channels)
    for step in range(1, STEPS + 1):
        shade = colorsys.hls_to_rgb(hue, step / (STEPS + 1), saturation)
        yield "#" + "".join(f"{round(channel * 255):02x}" for channel in shade)


@picker.content
def content(context):
    color = context.values.get("stroke", "#000000")
    cells = [{"value": shade, "title": shade, "swatch": shade} for shade in shades(color)]
    return [grid("stroke", cells, columns=3), button("black", "Black again")]


@picker.press("black")
def black(context):
    return choose("stroke", "#000000")


picker.run()
