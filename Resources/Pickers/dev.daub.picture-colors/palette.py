"""The main colors of a picture: a reader of plain PNG files, and a median cut."""

import base64
import struct
import zlib


def pixels(uri):
    """The opaque pixels of a PNG of 8 bits a channel, as (red, green, blue); uri is a data: URI."""
    data = base64.b64decode(uri.partition(",")[2])
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("no PNG")
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", data[16:29])
    channels = {2: 3, 6: 4}.get(kind)
    if depth != 8 or channels is None or interlaced:
        raise ValueError("another kind of PNG")
    rows = zlib.decompress(b"".join(chunks(data, b"IDAT")))
    return [
        tuple(pixel[:3])
        for row in unfiltered(rows, width * channels, height, channels)
        for pixel in (row[i : i + channels] for i in range(0, len(row), channels))
        if channels == 3 or pixel[3] > 127
    ]


def chunks(data, wanted):
    place = 8
    while place + 8 <= len(data):
        length, name = struct.unpack(">I4s", data[place : place + 8])
        if name == wanted:
            yield data[place + 8 : place + 8 + length]
        place += length + 12


def unfiltered(data, length, height, step):
    """The rows without PNG's filters, each of which tells a byte from its neighbors."""
    above = bytearray(length)
    for y in range(height):
        start = y * (length + 1)
        kind, row = data[start], bytearray(data[start + 1 : start + 1 + length])
        for x in range(length):
            left = row[x - step] if x >= step else 0
            corner = above[x - step] if x >= step else 0
            guess = (0, left, above[x], (left + above[x]) // 2, paeth(left, above[x], corner))[kind]
            row[x] = (row[x] + guess) & 255
        yield row
        above = row


def paeth(a, b, c):
    guess = a + b - c
    return min((abs(guess - a), 0, a), (abs(guess - b), 1, b), (abs(guess - c), 2, c))[2]


def palette(colors, count):
    """The means of boxes that the colors are cut into, the largest box first, as #rrggbb."""
    boxes = [colors] if colors else []
    while len(boxes) < count:
        box = max(boxes, key=spread, default=[])
        channel, width = longest(box)
        if width == 0:
            break
        boxes.remove(box)
        box.sort(key=lambda color: color[channel])
        middle = box[len(box) // 2][channel]
        cut = next((i for i, color in enumerate(box) if color[channel] >= middle), 0)
        cut = cut or next(i for i, color in enumerate(box) if color[channel] > middle)
        boxes += [box[:cut], box[cut:]]
    boxes.sort(key=len, reverse=True)
    means = ["#%02x%02x%02x" % tuple(round(sum(c[i] for c in box) / len(box)) for i in range(3)) for box in boxes]
    return list(dict.fromkeys(means))


def longest(box):
    """The channel in which the colors differ most, and by how much."""
    widths = [(max(c[i] for c in box) - min(c[i] for c in box), i) for i in range(3)] if box else [(0, 0)]
    width, channel = max(widths)
    return channel, width


def spread(box):
    return longest(box)[1] * len(box)
