"""People in the street: simple figures of right proportions, seen small. They walk, stand, carry a bag; some are children."""
import math
import random

from kit.materials import material, srgb
from kit.mesh import MeshBuilder, baked, place

CLOTHES = ('#2f3a4f', '#3d3f44', '#c9bda9', '#ece7dd', '#7f8f7d', '#8c5f4c', '#56708c', '#b08a63', '#5d5a63', '#a9b4bd')
TROUSERS = ('#2b3040', '#3a3b3f', '#6c6558', '#46566b', '#b5aa98')
SKIN, HAIR = ('#d9ae90', '#c99a7c'), ('#231e1b', '#3a2c23', '#4b4540')
KINDS = 14


class People:
    """Makes `KINDS` figures once; `put` places the next of them."""

    def __init__(self, seed=3):
        self.chance = random.Random(seed)
        self.tones = {code: material(f'cloth {code}', srgb(code), .85) for code in {*CLOTHES, *TROUSERS, *SKIN, *HAIR}}
        self.kinds = [self._figure(index) for index in range(KINDS)]
        self.next = 0

    def put(self, x, y, z=0.0, turn=0.0):
        """One person at (x, y), the feet at `z`, who looks along `turn` radians (0 is +x)."""
        self.next += 1
        mesh, high = self.kinds[self.next * 5 % KINDS]
        place(mesh, (x, y, z), high * self.chance.uniform(.96, 1.04), turn)

    def child(self, x, y, z=0.0, turn=0.0):
        """A child of about ten."""
        self.next += 1
        place(self.kinds[self.next * 5 % KINDS][0], (x, y, z), self.chance.uniform(.74, .84), turn)

    def stroll(self, x, y, z=0.0, turn=0.0, number=2):
        """A few who go side by side."""
        for index in range(number):
            away = (index - (number - 1) / 2) * .72
            self.put(x - math.sin(turn) * away + self.chance.uniform(-.1, .1), y + math.cos(turn) * away + self.chance.uniform(-.1, .1),
                     z, turn + self.chance.uniform(-.15, .15))

    def _figure(self, number):
        chance = self.chance
        built = MeshBuilder(f'person{number}', list(self.tones.values()))
        coat, legs, skin, hair = (self.tones[chance.choice(codes)] for codes in (CLOTHES, TROUSERS, SKIN, HAIR))
        stride = 0 if number % 4 == 3 else chance.uniform(.16, .3)
        bare = number % 3 == 0
        skirt = number % 5 == 2
        for side in (-1, 1):
            _leg(built, side, stride * side, skin if skirt else legs, self.tones[HAIR[0]])
            _arm(built, side, -stride * side, coat, skin, bare)
        if skirt:
            _hull(built, ((.50, .20, .17, 0), (.86, .16, .12, 0), (1.06, .13, .10, 0)), legs)
        low = .62 if number % 7 == 4 else .84
        _hull(built, ((low, .175, .125, 0), (1.04, .145, .105, 0), (1.30, .185, .125, .005), (1.42, .165, .095, 0), (1.47, .07, .06, 0)), coat)
        _hull(built, ((1.45, .05, .05, .01), (1.53, .05, .05, .015)), skin)
        _hull(built, ((1.51, .05, .06, .03), (1.56, .07, .09, .02), (1.63, .078, .10, .015), (1.70, .066, .085, .005), (1.735, .03, .04, 0)), skin)
        long = 1.50 if number % 3 == 1 else 1.60
        _hull(built, ((long, .075, .05, -.06), (1.62, .086, .085, -.02), (1.70, .08, .098, -.004), (1.75, .045, .055, -.004), (1.757, .01, .01, 0)), hair)
        if number % 4 == 1:
            built.box((-.07, .21, .66), (.07, .29, .94), self.tones[CLOTHES[number % len(CLOTHES)]])
        return baked(built.done(smooth=True)), .70 if number in (5, 9) else chance.uniform(.92, 1.06)


def _hull(built, rings, made, sides=12):
    """Skin over rings of (height, half width across, half depth along the way, middle along the way)."""
    turns = [2 * math.pi * side / sides for side in range(sides)]
    loops = [[(middle + deep * math.cos(turn), wide * math.sin(turn), z) for turn in turns] for z, wide, deep, middle in rings]
    for below, above in zip(loops, loops[1:]):
        for side in range(sides):
            after = (side + 1) % sides
            built.quad([below[side], below[after], above[after], above[side]], made)
    built.quad(loops[-1], made)


def _leg(built, side, swing, made, shoe):
    y = side * .095
    knee, foot = (swing * .55 + .03, y, .47), (swing * 1.15 - (.06 if swing < 0 else 0), y, .07 + max(0, -swing) * .22)
    built.limb((0, y * .9, .90), knee, .088, .062, made)
    built.limb(knee, foot, .064, .044, made)
    x, _, z = foot
    built.box((x - .07, y - .045, z - .07), (x + .18, y + .045, z + .02), shoe)


def _arm(built, side, swing, made, skin, bare):
    shoulder, elbow = (0, side * .19, 1.40), (swing * .35 - .02, side * .235, 1.13)
    hand = (swing * .9 + .06, side * .225, .90)
    built.limb(shoulder, elbow, .056, .045, made)
    built.limb(elbow, hand, .043, .032, skin if bare else made)
    built.limb(hand, (hand[0] + .02, hand[1], hand[2] - .11), .036, .02, skin)
