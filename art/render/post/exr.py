"""Reads the scan-line EXR files that Blender writes (no compression, ZIPS or ZIP; half or float)."""
import struct
import zlib

import numpy as np

ROWS = {0: 1, 2: 1, 3: 16}


def _text(data, offset):
    end = data.index(0, offset)
    return data[offset:end].decode(), end + 1


def _header(data):
    attributes, offset = {}, 8
    while data[offset]:
        name, offset = _text(data, offset)
        _, offset = _text(data, offset)
        (length,) = struct.unpack_from('<i', data, offset)
        attributes[name] = data[offset + 4:offset + 4 + length]
        offset += 4 + length
    return attributes, offset + 1


def _channels(data):
    found, offset = [], 0
    while data[offset]:
        name, end = _text(data, offset)
        found.append((name, np.float16 if struct.unpack_from('<i', data, end)[0] == 1 else np.float32))
        offset = end + 16
    return found


def _inflate(block):
    deltas = np.frombuffer(zlib.decompress(block), np.uint8).astype(np.int64)
    deltas[1:] -= 128
    mixed = (np.cumsum(deltas) & 255).astype(np.uint8)
    half = (len(mixed) + 1) // 2
    plain = np.empty_like(mixed)
    plain[0::2], plain[1::2] = mixed[:half], mixed[half:]
    return plain.tobytes()


def read(path):
    """The picture as float32 of shape (height, width, 3), or (…, 1) for one channel; linear light."""
    with open(path, 'rb') as file:
        data = file.read()
    attributes, offset = _header(data)
    channels = _channels(attributes['channels'])
    x0, y0, x1, y1 = struct.unpack('<4i', attributes['dataWindow'])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    compression = attributes['compression'][0]
    rows = ROWS[compression]
    planes = {name: np.empty((height, width), np.float32) for name, _ in channels}
    line = sum(width * np.dtype(kind).itemsize for _, kind in channels)
    for start in struct.unpack_from(f'<{-(-height // rows)}Q', data, offset):
        y, size = struct.unpack_from('<ii', data, start)
        block, first = data[start + 8:start + 8 + size], y - y0
        count = min(rows, height - first)
        if compression and size < line * count:
            block = _inflate(block)
        at = 0
        for row in range(first, first + count):
            for name, kind in channels:
                planes[name][row] = np.frombuffer(block, kind, width, at)
                at += width * np.dtype(kind).itemsize
    for names in ('RGB', 'XYZ'):
        if all(name in planes for name in names):
            return np.stack([planes[name] for name in names], 2)
    return next(iter(planes.values()))[..., None]
