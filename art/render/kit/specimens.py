"""Three natural trees: a zelkova that opens like a vase, a red pine of flat clouds on a bent trunk, a light many-stemmed maple.

Each grows limb by limb, so that one sees the sky between its branches. Metres.
"""
import math
import random
from dataclasses import dataclass

from mathutils import Vector

from kit.mesh import MeshBuilder


@dataclass(frozen=True)
class Habit:
    """How a kind grows: stems from the ground, limbs of each, how upright they rise (0…1), the shape of its tufts."""

    stems: int
    clear: float
    limbs: int
    rise: float
    spread: float
    tuft: tuple
    leaf: float
    bend: float


HABITS = {
    'zelkova': Habit(1, .30, 7, .78, .46, (.75, .55), .085, .03),
    'pine': Habit(1, .55, 6, .34, .40, (.95, .22), .10, .16),
    'maple': Habit(4, .14, 4, .62, .38, (.60, .34), .07, .09),
}


def natural_tree(kind, leaf, bark, height=7.0, leaves=9000, seed=1):
    """A mesh (not linked) of a 'zelkova', 'pine' or 'maple' of `height` metres."""
    habit, chance = HABITS[kind], random.Random(seed)
    built = MeshBuilder(f'{kind} {seed}', [leaf, bark])
    tufts = []
    for stem in range(habit.stems):
        turn = 2 * math.pi * stem / habit.stems + chance.uniform(-.4, .4)
        tufts += _stem(built, habit, chance, height * chance.uniform(.86, 1), turn, bark)
    for _ in range(leaves):
        centre, size = chance.choice(tufts)
        _leaf(built, habit, chance, centre, size, leaf, height)
    return built.done(link=False).data


def _stem(built, habit, chance, height, turn, bark):
    """One stem with its limbs; returns the tufts at their ends as (centre, radius)."""
    lean = height * (.10 if habit.stems > 1 else habit.bend)
    out = Vector((math.cos(turn), math.sin(turn), 0))
    thick = height * .019 / habit.stems ** .4
    path = [out * lean * math.sin(share * 3.1) * (1 if habit.stems == 1 else share * 1.4) + Vector((0, 0, height * .86 * share))
            for share in (step / 8 for step in range(9))]
    for index, (a, b) in enumerate(zip(path, path[1:])):
        built.limb(a, b, thick * (1 - index / 9), thick * (1 - (index + 1) / 9), bark)
    tufts = [(path[-1], height * .09)]
    for limb in range(habit.limbs):
        share = habit.clear + (1 - habit.clear) * (limb + chance.uniform(.1, .7)) / habit.limbs
        start = path[min(8, int(share * 8))]
        way = turn + limb * 2.4 + chance.uniform(-.3, .3)
        reach = height * habit.spread * (1.05 - .62 * share) * chance.uniform(.75, 1.1)
        side = Vector((math.cos(way), math.sin(way), 0))
        tufts += _limb(built, habit, chance, start, side, reach, thick * (1 - share) * .75 + .012, bark)
    return tufts


def _limb(built, habit, chance, start, side, reach, thick, bark):
    end = start + side * reach + Vector((0, 0, reach * habit.rise * chance.uniform(.7, 1.2)))
    middle = start.lerp(end, .5) + Vector((0, 0, reach * (.10 if habit.rise > .5 else -.04)))
    built.limb(start, middle, thick, thick * .65, bark)
    built.limb(middle, end, thick * .65, thick * .2, bark)
    tufts = [(end, reach * .36), (middle, reach * .22)]
    for _ in range(5):
        from_ = middle.lerp(end, chance.uniform(.1, .95))
        turn = chance.uniform(-1.1, 1.1)
        way = Vector((side.x * math.cos(turn) - side.y * math.sin(turn), side.x * math.sin(turn) + side.y * math.cos(turn), 0))
        tip = from_ + way * reach * chance.uniform(.22, .5) + Vector((0, 0, reach * habit.rise * chance.uniform(.05, .5)))
        built.limb(from_, tip, thick * .3, thick * .1, bark)
        tufts.append((tip, reach * chance.uniform(.20, .34)))
    return tufts


def _leaf(built, habit, chance, centre, size, leaf, height):
    wide, flat = habit.tuft
    away = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized() * size * chance.random() ** .4
    at = centre + Vector((away.x * wide * 1.5, away.y * wide * 1.5, away.z * flat * 1.5))
    normal = Vector((chance.gauss(0, .7), chance.gauss(0, .7), chance.gauss(.5, .6))).normalized()
    side = normal.orthogonal().normalized()
    up, half = normal.cross(side), habit.leaf * height / 7 * chance.uniform(.6, 1.3)
    built.quad([at + side * half, at + up * half * .6, at - side * half, at - up * half * .6], leaf)
