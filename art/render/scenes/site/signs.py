"""Signs: the shops' on the podium, without letters or brands, and the development's own name on crowns and gate."""
import math
import random

from kit.letters import english_name, glow, letters
from kit.mesh import MeshBuilder, place
from scenes.site.outline import Wall, walls
from scenes.site.podium import GATE, GROUND, OUTLINE, SOUTH, STOREY
from scenes.street.shopfront import awning, blade, panel

# Middle of the south side of a tower's higher crown, in the tower's own plan, and its wall's y.
CROWN = (8.6, -9.4)


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
    """The development's name over the gate and, a word on each line, on the crowns of `towers` (place, degrees, storeys)."""
    name = english_name()
    over = letters(name, 9.5, .9, p.lamp)
    glow(over, windows.lamp(5))
    place(over, (sum(GATE) / 2, SOUTH - 2.3, GROUND + 2 * STOREY + .62))
    board = MeshBuilder('board', [p.dark])
    board.box((CROWN[0] - 5.6, CROWN[1] - .56, 0), (CROWN[0] + 5.6, CROWN[1] - .50, 5.0), p.dark)
    board = board.done(link=False).data
    words = [letters(word, 9.6, 1.75, p.lamp, .25) for word in name.split()]
    for word in words:
        glow(word, windows.lamp(4))
    for (x, y), degrees, storeys in towers:
        turn = math.radians(degrees)
        place(board, (x, y, base + storeys * storey + 1.9), 1, turn)
        for line, word in enumerate(words):
            along, out = CROWN[0], CROWN[1] - .62
            place(word, (x + along * math.cos(turn) - out * math.sin(turn), y + along * math.sin(turn) + out * math.cos(turn),
                         base + storeys * storey + 5.6 - 2.4 * line), 1, turn)
