"""What is seen on the water and beyond it: small boats with their wakes, ships at anchor far out, headlands behind one another."""
import math

from kit.materials import roughen


def breeze(model):
    """Waves of a few metres, each a mirror: they break the path of the sun into pieces."""
    roughen(model.sea, .16, .42, (1, 2.2, 1)).node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = .09


def boat(model, x, y, turn, long=9.0, wake=0.0):
    """A fishing boat with a wheelhouse; a `wake` is as long as it says."""
    cos, sin = math.cos(turn), math.sin(turn)
    scale = long / 9
    deck = (model.lane_green, model.tank_blue, model.white, model.tile_orange, model.timber)[int(abs(x) * 7 + long * 10) % 5]

    def at(u, v):
        return x + (u * cos - v * sin) * scale, y + (u * sin + v * cos) * scale

    for grow, low, high, made in ((.94, -1.9, -1.2, model.hull), (1, -1.2, -.75, model.white), (.9, -.75, -.68, deck)):
        outline = [(-4.4, -1.15), (1.8, -1.3), (3.6, -.75), (4.6, 0), (3.6, .75), (1.8, 1.3), (-4.4, 1.15)]
        model.flat.prism([at(u * grow, v * grow) for u, v in outline], low, high * scale, made)
    for low, high, z0, z1, made in ((-2.4, .4, -.7, 1.1, model.white), (-2.45, .45, .25, .8, model.pane_dark), (-2.7, .8, 1.1, 1.25, model.white)):
        model.flat.prism([at(u, v) for u, v in ((low, -.8), (high, -.8), (high, .8), (low, .8))], z0 * scale, z1 * scale, made)
    model.flat.limb((*at(-1.4, 0), 1), (*at(-1.4, 0), 4.2 * scale), .06, .04, model.steel, 5)
    model.flat.limb((*at(3, 0), -.6), (*at(3.2, 0), 1.8 * scale), .05, .04, model.steel, 5)
    for side in (-1, 1):
        if wake:
            model.flat.quad([(*at(3, side * .9), -1.72), (*at(-wake, side * (1 + wake * .16)), -1.72), (*at(-5, side * .5), -1.72)][::side], model.foam)


def ship(model, x, y, turn, long=150.0):
    """A ship that carries containers, at anchor."""
    cos, sin, wide = math.cos(turn), math.sin(turn), long * .14
    outline = [(-.5, -.5), (.4, -.5), (.47, -.28), (.5, 0), (.47, .28), (.4, .5), (-.5, .5)]
    model.flat.prism([(x + u * long * cos - v * wide * sin, y + u * long * sin + v * wide * cos) for u, v in outline], -2, 7, model.hull)
    model.box(-.44 * long, -wide * .42, 7, -.32 * long, wide * .42, 24, model.white, turn, (x, y))
    for index in range(7):
        a = long * (-.28 + index * .09)
        colour = (model.tile_orange, model.tank_blue, model.lane_green, model.steel)[index * 3 % 4]
        model.box(a, -wide * .44, 7, a + long * .08, wide * .44, 12 + 2.6 * (index * 5 % 3), colour, turn, (x, y))


def headlands(model, places=((-700, 500, 2300, 80, 3.1), (300, 1700, 3100, 130, 4.3), (1100, 3600, 4300, 190, 2.7), (-1900, -300, 3900, 150, 3.7))):
    """Wooded islands beyond the bay: west and east end, distance, height, how many humps."""
    for left, right, y, height, bumps in places:
        count, tops = 60, []
        for index in range(count + 1):
            share = index / count
            shape = math.sin(math.pi * share) ** .8 * (.62 + .26 * math.sin(bumps * 2 * share + 1) + .12 * math.sin(bumps * 5.3 * share))
            tops.append((left + (right - left) * share, -1.7 + height * max(0, shape)))
        for (a, low), (b, high) in zip(tops, tops[1:]):
            model.flat.quad([(a, y, -1.8), (b, y, -1.8), (b, y, high), (a, y, low)], model.wood)
            model.flat.quad([(a, y, low), (b, y, high), (b, y + 120, -1.8), (a, y + 120, -1.8)], model.wood)
