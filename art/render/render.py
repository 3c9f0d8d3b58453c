"""Renders one shot: `blender -b -P render.py -- <name> <folder> [share]` (share of size and samples, .4 for a proof)."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.passes import render  # noqa: E402
from kit.stage import empty_scene  # noqa: E402
from shots.every import find  # noqa: E402

name, folder, *rest = sys.argv[sys.argv.index('--') + 1:]
share = float(rest[0]) if rest else 1.0
shot = find(name)
empty_scene()
module, function = shot.scene.split(':')
getattr(importlib.import_module(f'scenes.{module}'), function)(**shot.options)
size = tuple(round(length * share) for length in shot.size)
render(os.path.join(os.path.abspath(folder), name), size, max(8, round(shot.samples * share)), shot.bounces, clamp=shot.clamp)
