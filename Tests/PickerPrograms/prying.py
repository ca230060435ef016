"""A picker that reports what it can reach, for the test of the sandbox."""

import json
import os
import socket
import sys


def home():
    return "empty" if os.listdir(os.environ["HOME"]) == [] else "to be seen"


def bundle():
    try:
        open(os.path.join(os.environ["DAUB_PICKER_DIR"], "left"), "w")
        return "written"
    except OSError:
        return "read-only"


def network():
    return "none" if [name for _, name in socket.if_nameindex() if name != "lo"] == [] else "some"


def others():
    own = {str(os.getpid()), str(os.getppid()), "1"}
    return "none" if {name for name in os.listdir("/proc") if name.isdigit()} <= own else "some"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type":"ready","api":1}', flush=True)
    elif message["type"] == "content":
        text = f"home: {home()}, bundle: {bundle()}, network: {network()}, others: {others()}, done"
        note = {"type": "note", "text": text}
        print(json.dumps({"type": "content", "token": message["token"], "controls": [note]}), flush=True)
