"""What the residents' rooms look out on: a garden as it grows, in late light, and what stands behind it. South of y = 0, level with the floor."""
import math
import random

from kit.materials import material, roughen, srgb
from kit.mesh import MeshBuilder, place
from kit.sky import AFTERNOON, direction, sky
from kit.specimens import natural_tree
from kit.stage import sun
from kit.trees import broadleaf, foliage
from scenes.halls import beyond
from scenes.site.garden import path

GROUND = -.1
# Of each belt: how far away it begins and ends, the distance between its trunks, the heights, its kinds.
BELTS = ((5.5, 12, 6.5, (3.4, 5.0), ('maple', 'open', 'maple', 'pine')),
         (14, 27, 6.0, (5.2, 8.0), ('zelkova', 'open', 'pine', 'spreading', 'maple')),
         (34, 54, 3.8, (7.5, 11), ('spreading', 'zelkova', 'upright', 'open')))
# Of what stands behind the garden: how many belts of trees are left before it, how much farther their trunks stand apart.
BEHIND = {'wood': (3, 1.0), 'towers': (2, 1.75), 'city': (0, 1.0), 'high': (0, 1.0)}


def courtyard(azimuth=304.0, elevation=36.0, sunlight=5.2, seed=4, terrace=3.2, behind='wood', aside=0.0):
    """Sky, sun, a terrace `terrace` metres deep, beds, a lawn with a path into a grove; `seed` lays each garden out anew.

    `behind` the garden stands a 'wood', the 'towers', `aside` metres along the window, or the 'city' over the deck's edge;
    'high' up there is the city alone.
    """
    towards = direction(azimuth, elevation)
    sky(AFTERNOON, towards, strength=1.9, glow=(1, .78, .5), glow_strength=.5, clouds=0)
    sun(towards, sunlight, (1, .76, .50), degrees=1.4)
    if behind in ('city', 'high'):
        beyond.city()
    if behind == 'high':
        return
    if behind == 'towers':
        beyond.towers(GROUND, aside)
    chance = random.Random(seed)
    lawn = roughen(material('lawn', srgb('#6b7a3e'), .95), 3, .3, second=srgb('#8d9352'))
    paving, bed = material('paving', srgb('#8f8578'), .8), material('bed', srgb('#4d4a33'), .95)
    built = MeshBuilder('ground', [lawn, paving, bed])
    built.box((-60, -terrace, -.3), (70, -.25, -.06), paving)
    edge = -terrace - 4.5 if behind == 'city' else -160
    built.box((-200, edge, -.4), (200, -terrace, GROUND), lawn)
    gate = chance.uniform(-1, 9)
    line = [(gate, -terrace), (gate + chance.uniform(-2, 2), -10), (gate + chance.uniform(-9, 9), -19), (gate + chance.uniform(-4, 4), -44)]
    path(built, line, 1.7, GROUND + .012, paving)
    built.box((-60, -terrace - 1.5, -.3), (gate - 1.2, -terrace - .01, GROUND + .02), bed)
    built.box((gate + 1.2, -terrace - 1.5, -.3), (70, -terrace - .01, GROUND + .02), bed)
    built.done()
    _grove(chance, terrace, line, *BEHIND[behind])
    _beds(chance, terrace, gate, reaches=behind != 'city')
    if behind == 'city':
        beyond.rail(edge + .3, GROUND)


def _leaves():
    return [foliage('leaf fresh', '#6f8a3f', '#94a556', through=.45), foliage('leaf green', '#4b6a35', '#728a48', through=.4),
            foliage('leaf deep', '#33492d', '#4f6640', through=.25), foliage('leaf russet', '#8a6a3c', '#a9854a', through=.45)]


def _haze():
    """Leaves as air makes them look from afar: paler and bluer."""
    tones = (('#77897a', '#93a28c'), ('#6d8177', '#8a9b8b'), ('#84937c', '#a3ab8c'))
    return [foliage(f'leaf far {index}', *pair, through=.4) for index, pair in enumerate(tones)]


def _grove(chance, terrace, line, belts, sparse):
    """Trees in so many `belts`, none before the path; the nearer, the finer their leaves."""
    leaves, hazy, bark = _leaves(), _haze(), roughen(material('garden bark', srgb('#56473a'), .9), 14, .4)
    for number, (near, far, apart, heights, kinds) in enumerate(BELTS[:belts]):
        meshes = []
        for index, kind in enumerate(kinds):
            leaf = hazy[index % 3] if number == 2 else leaves[(index + number) % (4 if kind == 'maple' else 3)]
            meshes.append(_kind(kind, leaf, bark, sum(heights) / 2, (26000, 13000, 6000)[number], index + 7 * number))
        stood = []
        for _ in range(900):
            x, y = chance.uniform(-52, 58), -terrace - chance.uniform(near, far)
            clear = all(math.hypot(x - a, y - b) > apart * sparse * chance.uniform(.55, 1.5) for a, b in stood)
            if clear and abs(x - _along(line, y)) > (2.2, 3.0, 1.0)[number]:
                stood.append((x, y))
                place(chance.choice(meshes), (x, y, GROUND), chance.uniform(*heights) / (sum(heights) / 2), chance.uniform(0, 6))


def _kind(kind, leaf, bark, height, leaves, seed):
    if kind in ('maple', 'pine', 'zelkova'):
        return natural_tree(kind, leaf, bark, height, leaves, seed)
    return broadleaf(f'{kind} {seed}', leaf, bark, height, height * (.26 if kind == 'upright' else .36), leaves, seed, kind)


def _along(line, y):
    """Where the path is at `y`."""
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        if by <= y <= ay:
            return ax + (bx - ax) * (ay - y) / (ay - by)
    return line[-1][0]


def _beds(chance, terrace, gate, reaches):
    """Drifts of shrubs and grasses along the terrace, and, where the garden `reaches` so far, more of them at the feet of the trees."""
    leaves, stem = _leaves(), material('stem', srgb('#4a3f33'), .9)
    straw = foliage('grass blade', '#7f8a4c', '#b5a96b', through=.4)
    shrubs = [broadleaf(f'shrub {index}', leaves[index], stem, .9, .62, 5200, index + 50, 'round') for index in range(3)]
    grasses = [_grass(f'grass {index}', made, index) for index, made in enumerate((straw, leaves[0]))]
    x = -45.0
    while x < 52:
        drift = chance.choice((*shrubs, *grasses, *grasses))
        for _ in range(chance.randint(3, 7)):
            x += chance.uniform(.22, .55)
            if abs(x - gate) > 1.3:
                place(drift, (x, -terrace - chance.uniform(.3, 1.3), GROUND), chance.uniform(.55, 1.1), chance.uniform(0, 6))
        x += chance.uniform(0, .9)
    for near, far, number, size in ((8, 30, 150, 1.2), (33, 56, 320, 3.6)) if reaches else ():
        for _ in range(number):
            x, y = chance.uniform(-60, 66), -terrace - chance.uniform(near, far)
            if abs(x - gate) > 4 or near > 30:
                place(chance.choice(shrubs), (x, y, GROUND), size * chance.uniform(.6, 1.3), chance.uniform(0, 6))


def _grass(name, leaf, seed, blades=150):
    """A tuft of blades that bend outwards, 0.9 m high."""
    chance, built = random.Random(seed), MeshBuilder(name, [leaf])
    for _ in range(blades):
        turn, tall, out = chance.uniform(0, 6.28), chance.uniform(.45, .95), chance.uniform(.08, .42)
        dx, dy = math.cos(turn), math.sin(turn)
        bent = [(.06 + out * share ** 2, tall * (share - .22 * out * share ** 3)) for share in (0, .4, .75, 1)]
        points = [(dx * reach, dy * reach, z) for reach, z in bent]
        shade = chance.uniform(0, .5)
        for (a, b), wide in zip(zip(points, points[1:]), (.006, .005, .003)):
            side = (-dy * wide, dx * wide)
            built.quad([(a[0] - side[0], a[1] - side[1], a[2]), (a[0] + side[0], a[1] + side[1], a[2]),
                        (b[0] + side[0] * .6, b[1] + side[1] * .6, b[2]), (b[0] - side[0] * .6, b[1] - side[1] * .6, b[2])], leaf, (shade,) * 3)
    return built.done(link=False).data
