"""Signs: the shops' on the podium, without letters or brands, and the development's own name on crowns and gate."""
import math
import random

from kit.letters import english_name, glow, letters
from kit.mesh import MeshBuilder, place
from scenes.site.outline import Wall, set_down, walls
from scenes.site.podium import GATE, GROUND, OUTLINE, SOUTH, STOREY
from scenes.site.storey import storey_of
from scenes.street.shopfront import awning, blade, panel


def shop_signs(p, windows, seed=12):
    """A panel on the fascia of most shops, a sign that stands out from every third, awnings over some."""
    chance = random.Random(seed)
    grounds = [p.navy, p.dark, p.white, p.sage, p.taupe, p.bronze, p.clay]
    built = MeshBuilder('signs', [p.lamp, *grounds])
    for start, end in walls(OUTLINE):
        wall = Wall(built, start, end)
        if wall.length < 20:
            continue
        count = round(wall.length / 5.2)
        bay = wall.length / count
        for index in range(count):
            left, ground = index * bay, chance.choice(grounds)
            if chance.random() < .86:
                panel(p, wall, left + bay * .14, left + bay * .86, GROUND - .98, GROUND - .40, .13, ground, chance, windows.lamp(2.4))
            if index % 3 == 1:
                blade(p, wall, left, 3.25, 4.45, .36, .8, ground, windows.lamp(2))
            if chance.random() < .4:
                awning(wall, left + .5, left + bay - .5, .30, 3.02, ground)
    built.done()


def names(p, windows, base, storey, towers):
    """The development's name over the gate and, a word on each line, on the higher crowns of `towers` (number, place, degrees, storeys)."""
    name = english_name()
    over = letters(name, 9.5, .9, p.lamp)
    glow(over, windows.lamp(5))
    place(over, (sum(GATE) / 2, SOUTH - 2.3, GROUND + 2 * STOREY + .62))
    board = MeshBuilder('board', [p.dark])
    board.box((-5.6, -.56, 0), (5.6, -.50, 5.0), p.dark)
    board = board.done(link=False).data
    words = [letters(word, 9.6, 1.75, p.lamp, .25) for word in name.split()]
    for word in words:
        glow(word, windows.lamp(4))
    for tower, at, degrees, storeys in towers:
        west, south, east, _ = storey_of(tower).homes[2].box
        along, roof = (west + east) / 2, base + storeys * storey

        def put(made, out, level):
            place(made, (*set_down((along, out), at, degrees), level), 1, math.radians(degrees))

        put(board, south, roof + 1.9)
        for line, word in enumerate(words):
            put(word, south - .62, roof + 5.6 - 2.4 * line)
