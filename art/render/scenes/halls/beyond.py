"""What stands behind the garden before a residents' room: the towers beside it, the city over the deck's edge or from high up, a playground."""
import math

from kit.materials import material, srgb
from kit.mesh import MeshBuilder
from kit.solids import bar, box, cylinder
from scenes.exterior.palette import palette
from scenes.exterior.windows import Windows
from scenes.home.outlook import VIVID, picture_of, show
from scenes.interior.soft import arranged
from scenes.site.tower import apartment

# Number, place and turn in degrees of the towers that are seen to the right of a window: their sunny fronts look at it.
TOWERS = (('101', (-40, -64), 116, 34), ('103', (-14, -132), 112, 36))


def towers(ground, aside=0.0):
    """Two of the towers on the deck beyond the lawn, `aside` metres along the window. They take no sun from the room."""
    p = palette('day')
    for index, (name, (x, y), degrees, floors) in enumerate(TOWERS):
        made = apartment(p, Windows(40 + index, .2, .25), name, ground, floors, (x + aside, y), math.radians(degrees), fine=index == 0)
        made.visible_shadow = False


def city(strength=1.25):
    """The backdrop of the homes' windows behind the planting."""
    show(picture_of('city', 'day'), strength, VIVID['city', 'day'])


def rail(y, ground, low=-60, high=70):
    """A rail of glass at the deck's edge, `y` metres along the view, with a slim bar on top."""
    pane = material('rail glass', srgb('#cfdadb'), .03, specular=.8, alpha=.05)
    metal = material('rail bar', srgb('#4a4642'), .4)
    built = MeshBuilder('deck rail', [pane, metal])
    built.box((low, y - .012, ground), (high, y + .012, ground + 1.12), pane)
    built.box((low, y - .03, ground + 1.121), (high, y + .03, ground + 1.16), metal)
    for step in range(int((high - low) / 1.5)):
        x = low + step * 1.5
        built.box((x - .02, y + .0125, ground), (x + .02, y + .05, ground + 1.12), metal)
    built.done()


def playground(x, y, ground):
    """A tower with a slide, swings and a springy floor of two colours round `x`, `y`."""
    clay, sage, mustard, blue = (material(f'play {tone}', srgb(tone), .6) for tone in ('#b5694a', '#8c9d7b', '#cfa24f', '#6f87a3'))
    wood, steel = material('play wood', srgb('#a37a52'), .6), material('play steel', srgb('#b5b8bb'), .3, metal=1)
    for (dx, dy), radius, made in (((0, 0), 3.9, sage), ((3.6, -1.0), 3.0, mustard), ((1.6, .6), 1.3, clay)):
        cylinder(x + dx, y + dy, ground + .01, ground + .03 + .004 * radius, radius, made, sides=72)
    for px in (-.7, .7):
        for py in (-.7, .7):
            bar((x + px, y + py, ground), (x + px, y + py, ground + 3.0), .055, wood)
    box((x - .78, y - .78, ground + 1.32), (x + .78, y + .78, ground + 1.42), wood, bevel=.01)
    for py in (-.74, .74):
        box((x - .7, y + py - .02, ground + 1.5), (x + .7, y + py + .02, ground + 2.1), blue, bevel=.01)
    roof = MeshBuilder('play roof', [clay])
    top, eaves = (x, y, ground + 4.0), [(x + a * 1.1, y + b * 1.1, ground + 2.95) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for index in range(4):
        roof.quad([eaves[index], eaves[(index + 1) % 4], top], clay)
    roof.done()
    # The slide leads to the right as one looks out, flattening towards its end.
    run = [(.78, 1.40), (1.5, 1.05), (2.3, .62), (3.0, .34), (3.6, .26)]
    for (ax, az), (bx, bz) in zip(run, run[1:]):
        for offset, lift, thick in ((0, 0, .30), (-.30, .16, .03), (.30, .16, .03)):
            arranged(lambda: _plank(-ax, az + lift, -bx, bz + lift, thick, mustard), x, y + offset, 0, ground)
    for dy in (-1.3, 1.3):
        for side in (-.5, .5):
            bar((x + 4.2 + side, y + dy, ground), (x + 4.2, y + dy, ground + 2.3), .04, steel)
    bar((x + 4.2, y - 1.3, ground + 2.3), (x + 4.2, y + 1.3, ground + 2.3), .04, steel)
    for dy in (-.6, .6):
        for side in (-.2, .2):
            bar((x + 4.2, y + dy + side, ground + 2.3), (x + 4.2, y + dy + side, ground + .5), .008, steel, 8)
        box((x + 4.08, y + dy - .22, ground + .46), (x + 4.32, y + dy + .22, ground + .5), blue, bevel=.008)


def _plank(ax, az, bx, bz, half, made):
    """A board from one height to another along x, `half` as wide on each side."""
    built = MeshBuilder('plank', [made])
    corners = [(ax, -half, az), (bx, -half, bz), (bx, half, bz), (ax, half, az)]
    under = [(x, y, z - .05) for x, y, z in corners]
    built.quad(corners, made)
    built.quad(under[::-1], made)
    for index in range(4):
        after = (index + 1) % 4
        built.quad([under[index], under[after], corners[after], corners[index]], made)
    built.done()
