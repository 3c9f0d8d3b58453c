"""Trees and hedges of many small leaves."""
import random

from mathutils import Vector

from kit.mesh import MeshBuilder


def tree(name, leaf, trunk, height=8.0, radius=3.0, leaves=1700, seed=1):
    """A mesh (not linked) of a broad-leaved tree; leaf size follows `radius`. Seen close, ask for more leaves."""
    chance = random.Random(seed)
    built = MeshBuilder(name, [leaf, trunk])
    clumps = [(chance.uniform(-.5, .5) * radius, chance.uniform(-.5, .5) * radius, height * chance.uniform(.5, .82),
               radius * chance.uniform(.45, .7)) for _ in range(7)]
    fork = Vector((0, 0, height * .4))
    built.limb((0, 0, 0), fork, height * .02, height * .014, trunk)
    for x, y, z, _ in clumps:
        built.limb(fork - Vector((0, 0, .05)), (x, y, z), height * .009, height * .003, trunk)
    for _ in range(leaves):
        x, y, z, size = chance.choice(clumps)
        away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        centre = Vector((x, y, z)) + away * size * (chance.random() ** .33)
        normal = (away + Vector((chance.gauss(0, .5), chance.gauss(0, .5), chance.gauss(0, .5) + .4))).normalized()
        side = normal.orthogonal().normalized()
        up, half = normal.cross(side), chance.uniform(.16, .36) * radius / 3 * (1700 / leaves) ** .5
        built.quad([centre + side * half, centre + up * half, centre - side * half, centre - up * half], leaf)
    return built.done(link=False).data


def hedge(built, low, high, leaf, leaves_per_metre=700, seed=1):
    """Adds a clipped hedge from `low` to `high` to a MeshBuilder: leaves around a core of the same green."""
    chance = random.Random(seed)
    inset = [.06, .06, 0]
    built.box([a + part for a, part in zip(low, inset)], [b - part for b, part in zip(high, (.06, .06, .06))], leaf)
    for _ in range(int((high[0] - low[0]) * leaves_per_metre)):
        centre = Vector([chance.uniform(a, b) for a, b in zip(low, high)])
        # Most leaves stand on the faces that are seen: top, front and back.
        face = chance.random()
        if face < .45:
            centre.z = high[2] - chance.uniform(0, .05)
        else:
            centre.y = (low[1] if face < .75 else high[1]) + chance.uniform(-.04, .04)
        normal = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1) + .5)).normalized()
        side = normal.orthogonal().normalized()
        up, half = normal.cross(side), chance.uniform(.03, .07)
        built.quad([centre + side * half, centre + up * half, centre - side * half, centre - up * half], leaf)
