"""A picker for Daub in Python: say what shows, and what buttons do.

    from daub_picker import Picker, slider

    picker = Picker()

    @picker.content
    def content(context):
        return [slider("stroke-width", minimum=1, maximum=20, unit="px")]

    picker.run()

Controls and actions are dictionaries, spelled as in picker.json; the functions below make them. What is left out
of a control, such as the value of a slider, Daub fills in from the drawing. `print` goes to standard error, which
Daub keeps for you to read.
"""

import itertools
import json
import queue
import sys
import threading

API = 1
PIECE = 500


class Context:
    """What Daub asks with."""

    def __init__(self, picker, context):
        #: What the attributes are, as SVG spells them: {"stroke-width": "2"}.
        self.values = context.get("values", {})
        #: The attributes that differ within the selection.
        self.mixed = set(context.get("mixed", []))
        #: What is typed into searches, unfolded, and remembered, by id.
        self.state = context.get("state", {})
        #: What the values were when the picker was opened.
        self.original = context.get("original", {})
        #: What was entered last and is no value of its attribute.
        self.refused = context.get("refused", {})
        #: The lists that picker.json asks for under "facts", as far as they are known.
        self.facts = picker.facts
        #: What `Picker.keep` kept.
        self.kept = picker.kept
        #: The person's language, such as "de".
        self.language = picker.language

    def number(self, attribute, default=0.0):
        """The value of an attribute as a number."""
        try:
            return float(self.values[attribute])
        except (KeyError, ValueError):
            return default


class Picker:
    def __init__(self):
        self.facts, self.kept, self.language = {}, {}, "en"
        self._screens, self._presses = {}, {}
        self._output, self._lock = sys.stdout, threading.Lock()
        self._cancelled = set()

    # What the picker is made of

    def content(self, function):
        """Makes the first screen: a list of controls, or a title and a list of controls."""
        self._screens[None] = function
        return function

    def screen(self, name):
        """Makes the screen of that name, which a link leads to."""
        return lambda function: self._screens.setdefault(name, function)

    def press(self, button):
        """Does what the button of that id does: returns an action, a list of actions, or nothing."""
        return lambda function: self._presses.setdefault(button, function)

    # What it can do of its own accord, from any thread

    def changed(self):
        """Has Daub ask for the content again."""
        self._send(type="changed")

    def do(self, *actions):
        """Does something unasked."""
        self._send(type="do", actions=list(actions))

    def keep(self, state):
        """Keeps a dictionary for the next time that the picker is opened."""
        self.kept = state
        self._send(type="keep", state=state)

    # The protocol

    def run(self):
        """Answers Daub until it says that it is done."""
        self._output.reconfigure(encoding="utf-8")
        sys.stdin.reconfigure(encoding="utf-8")
        sys.stdout = sys.stderr
        messages = queue.Queue()
        threading.Thread(target=self._read, args=(messages,), daemon=True).start()
        while True:
            message = messages.get()
            kind = message.get("type")
            if kind == "hello":
                self.kept = message.get("kept", {})
                self.language = message.get("language", "en")
                self._send(type="ready", api=API)
            elif kind == "facts":
                self.facts = message["facts"]
            elif kind == "content":
                self._answer(message)
            elif kind == "press":
                self._answer_press(message)
            elif kind == "bye":
                return

    def _read(self, messages):
        for line in sys.stdin:
            message = json.loads(line)
            if message.get("type") == "cancel":
                self._cancelled.add(message["token"])
            messages.put(message)
        messages.put({"type": "bye"})

    def _answer(self, message):
        token, name = message["token"], message.get("screen")
        if token in self._cancelled:
            return
        if name not in self._screens:
            return self._send(type="content", token=token, none=True)
        made = self._screens[name](Context(self, message["context"]))
        title, controls = made if isinstance(made, tuple) else (None, made)
        rest = []
        controls = [self._begin(control, index, rest) for index, control in enumerate(controls)]
        named = {"title": title} if title is not None else {}
        self._send(type="content", token=token, controls=controls, **named)
        for name, rows in rest:
            self._send_rows(token, name, rows)

    @staticmethod
    def _begin(control, index, rest):
        """Takes the first rows of a list, and leaves the others for later."""
        if control.get("type") != "list":
            return control
        rows = iter(control.get("rows", []))
        name = control.get("id", f"list{index + 1}")
        rest.append((name, rows))
        return {**control, "id": name, "rows": list(itertools.islice(rows, PIECE))}

    def _send_rows(self, token, name, rows):
        while piece := list(itertools.islice(rows, PIECE)):
            if token in self._cancelled:
                return
            self._send(type="rows", token=token, list=name, rows=piece)

    def _answer_press(self, message):
        function = self._presses.get(message["button"])
        actions = function(Context(self, message["context"])) if function else None
        if isinstance(actions, dict):
            actions = [actions]
        self._send(type="actions", token=message["token"], actions=list(actions or []))

    def _send(self, **message):
        line = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        with self._lock:
            print(line, file=self._output, flush=True)


# Controls


def _control(kind, given):
    return {"type": kind, **{name: value for name, value in given.items() if value is not None}}


def rows(attribute, rows, name=None, **more):
    """A list to choose from. The rows may be made as they are needed: any number of them."""
    return _control("list", {"attribute": attribute, "name": name, "rows": rows, **more})


def row(value, title=None, **more):
    """A row: subtitle, badge, swatch, face, section, checked."""
    return {"value": value, **({"title": title} if title is not None else {}), **more}


def grid(attribute, cells, columns=None, name=None, **more):
    """Fields to choose from: each a value, or a dictionary with value, title, swatch, line or svg."""
    return _control("grid", {"attribute": attribute, "name": name, "columns": columns, "cells": cells, **more})


def slider(attribute, minimum=None, maximum=None, step=None, name=None, **more):
    """A number on a line."""
    return _control(
        "slider",
        {"attribute": attribute, "name": name, "minimum": minimum, "maximum": maximum, "step": step, **more})


def number(attribute, minimum=None, maximum=None, step=None, name=None, **more):
    """A number to type."""
    return _control(
        "number",
        {"attribute": attribute, "name": name, "minimum": minimum, "maximum": maximum, "step": step, **more})


def text(attribute, name=None, **more):
    """A text to type."""
    return _control("text", {"attribute": attribute, "name": name, **more})


def toggle(attribute, name=None, **more):
    """A switch."""
    return _control("toggle", {"attribute": attribute, "name": name, **more})


def choice(attribute, options, name=None, **more):
    """A few options in a row."""
    return _control("choice", {"attribute": attribute, "name": name, "options": options, **more})


def search(name, id="search", **more):
    """An entry to search with: what is typed is `context.state[id]`."""
    return _control("search", {"id": id, "name": name, **more})


def preview(name, size, paths, style=None, **more):
    """A picture of paths, drawn in the ink that is picked."""
    return _control("preview", {"name": name, "size": size, "paths": paths, "style": style, **more})


def link(title, screen, **more):
    """A row that leads to another screen."""
    return _control("link", {"title": title, "screen": screen, **more})


def button(id, title, **more):
    """Something to press."""
    return _control("button", {"id": id, "title": title, **more})


def note(text, **more):
    """A sentence to read."""
    return _control("note", {"text": text, **more})


# Actions


def choose(attribute, value):
    """Chooses a value, as a row of a list does."""
    return {"choose": [attribute, value]}


def change(attribute, value):
    """Shows a value that may still change, as a slider does."""
    return {"change": [attribute, value]}


def remember(key, value):
    """Remembers a text as `context.state[key]` while the picker is open; None forgets it."""
    return {"remember": [key, value]}


def push(screen):
    """Goes on to a screen."""
    return {"push": screen}


def pop():
    """Goes back to the screen before."""
    return {"pop": True}


def dismiss():
    """Closes the popover."""
    return {"dismiss": True}
