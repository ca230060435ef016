"""Offers the colors that a picture is made of: that of the page, which Daub sends in small."""

from daub_picker import Picker, grid, link, note
from palette import palette, pixels

TEXTS = {
    "en": {
        "title": "Picture Colors",
        "many": "All main colors",
        "few": "The strongest",
        "fill": "Fill",
        "link": "Fill with one…",
        "wait": "The page is being looked at…",
        "none": "The page is empty: there is nothing to take colors from.",
    },
    "de": {
        "title": "Bildfarben",
        "many": "Alle Hauptfarben",
        "few": "Die stärksten",
        "fill": "Füllung",
        "link": "Mit einer füllen…",
        "wait": "Das Blatt wird angesehen …",
        "none": "Das Blatt ist leer: Es gibt keine Farben zu entnehmen.",
    },
}

picker = Picker()
colors = {}


def texts(context):
    return TEXTS.get(context.language.replace("_", "-").split("-")[0], TEXTS["en"])


def cells(codes):
    return [{"value": code, "title": code, "swatch": code} for code in codes]


def grids(context, attribute):
    words, pictures = texts(context), context.facts.get("drawing.picture")
    if pictures is None:
        return [note(words["wait"])]
    found = [color for uri in pictures for color in colors.setdefault(uri, pixels(uri))]
    if not found:
        return [note(words["none"])]
    return [
        grid(attribute, cells(palette(list(found), 6)), columns=6, name=words["few"], id=f"few-{attribute}"),
        grid(attribute, cells(palette(list(found), 24)), columns=6, name=words["many"], id=f"many-{attribute}"),
    ]


@picker.content
def content(context):
    words = texts(context)
    return words["title"], [*grids(context, "stroke"), link(words["link"], "fill")]


@picker.screen("fill")
def fill(context):
    return texts(context)["fill"], grids(context, "fill")


picker.run()
