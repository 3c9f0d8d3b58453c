"""Denoises and grades one rendered shot: `/usr/bin/python3 finish.py <name> <folder>` writes `<folder>/<name>.png`."""
import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from post.denoise import denoise  # noqa: E402
from post.exr import read  # noqa: E402
from post.grade import finish, hazed  # noqa: E402
from shots.every import find  # noqa: E402

WRAP = 64

name, folder = sys.argv[1:3]
shot = find(name)


def pass_of(kind):
    picture = read(os.path.join(folder, f'{name}.{kind}.0001.exr'))
    # The left edge of a panorama meets its right one: without the margin denoiser and bloom leave a seam.
    return np.pad(picture, ((0, 0), (WRAP, WRAP), (0, 0)), mode='wrap') if shot.wrap else picture


light = denoise(pass_of('colour'), pass_of('albedo'), pass_of('normal'))
depth = pass_of('depth')[..., :1]
if shot.keep_light:
    air = hazed(light, depth, shot.grade)[:, WRAP:-WRAP]
    cv2.imwrite(os.path.join(folder, f'{name}.hdr'), np.ascontiguousarray(air[..., ::-1], dtype=np.float32))
shown = finish(light, depth, shot.grade)
if shot.wrap:
    shown = shown[:, WRAP:-WRAP]
if shown.shape[1] > shot.size[0] / 2:
    shown = np.clip(cv2.resize(shown, shot.size, interpolation=cv2.INTER_LANCZOS4), 0, 1)
path = os.path.join(folder, f'{name}.png')
cv2.imwrite(path, (shown[..., ::-1] * 255 + .5).astype(np.uint8))
print('FINISHED', path)
