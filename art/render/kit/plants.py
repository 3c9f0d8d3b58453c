"""Trees of many small leaves, made once and placed often."""
import random

from mathutils import Vector

from kit.mesh import MeshBuilder


def tree(name, leaf, trunk, height=8.0, radius=3.0, leaves=1700, seed=1):
    """A mesh (not linked) of a broad-leaved tree; leaf size follows `radius`. Seen close, ask for more leaves."""
    chance = random.Random(seed)
    built = MeshBuilder(name, [leaf, trunk])
    built.box((-.14, -.14, 0), (.14, .14, height * .5), trunk)
    clumps = [(chance.uniform(-.5, .5) * radius, chance.uniform(-.5, .5) * radius, height * chance.uniform(.5, .82),
               radius * chance.uniform(.45, .7)) for _ in range(7)]
    for _ in range(leaves):
        x, y, z, size = chance.choice(clumps)
        away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        centre = Vector((x, y, z)) + away * size * (chance.random() ** .33)
        normal = (away + Vector((chance.gauss(0, .5), chance.gauss(0, .5), chance.gauss(0, .5) + .4))).normalized()
        side = normal.orthogonal().normalized()
        up, half = normal.cross(side), chance.uniform(.16, .36) * radius / 3 * (1700 / leaves) ** .5
        built.quad([centre + side * half, centre + up * half, centre - side * half, centre - up * half], leaf)
    return built.done(link=False).data
