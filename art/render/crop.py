"""Cuts pictures out of finished masters: `/usr/bin/python3 crop.py <name> <folder>` writes `<folder>/<name>.png`."""
import importlib
import json
import os
import sys

import cv2

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)


def every():
    """All crops of all lists: name → (master, (x, y, width, height))."""
    names = sorted(file[:-3] for file in os.listdir(os.path.join(HERE, 'shots')) if file.endswith('.py') and file[0] != '_')
    return {key: crop for name in names for key, crop in getattr(importlib.import_module(f'shots.{name}'), 'CROPS', {}).items()}


name, folder = sys.argv[1:3]
master, (x, y, width, height) = every()[name]
picture = cv2.imread(os.path.join(folder, f'{master}.png'))
if picture is None or x + width > picture.shape[1] or y + height > picture.shape[0]:
    raise SystemExit(f'{master}.png is missing or too small for the crop {name}')
cv2.imwrite(os.path.join(folder, f'{name}.png'), picture[y:y + height, x:x + width])
note = os.path.join(folder, f'{master}.made-of.json')
if os.path.exists(note):
    with open(note, encoding='utf-8') as source, open(os.path.join(folder, f'{name}.made-of.json'), 'w', encoding='utf-8') as target:
        json.dump({**json.load(source), 'of': master}, target)
print('CROPPED', name)
