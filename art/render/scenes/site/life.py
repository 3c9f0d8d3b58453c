"""People, cars and buses around the site, where one finds them late in the morning; crossings and the bus stop they use."""
import math
import random

from kit.mesh import MeshBuilder
from scenes.site.city import KERB, MAIN, STREETS_X, STREETS_Y, bend
from scenes.site.coast import inland
from scenes.site.podium import DECK, EAST, GATE, NORTH, RAMP, SOUTH, WEST
from scenes.street.cars import Cars
from scenes.street.people import People

STOP = (-58.0, SOUTH - 16.4)
EASTWARDS, NORTHWARDS, WESTWARDS, SOUTHWARDS = 0, math.pi / 2, math.pi, -math.pi / 2


def life(p, clear=None, seed=21):
    """Everything that moves. `clear`, a pair of x, keeps the near side of the main street free before a camera."""
    chance, cars, people = random.Random(seed), Cars(), People()
    _main_street(chance, cars, clear)
    _side_streets(chance, cars)
    _forecourt(chance, people, clear)
    _deck(chance, people)
    _crossings(p, chance, people)
    _bus_stop(p, people)
    cars.bus(STOP[0] + 2, MAIN + 13.6, WESTWARDS, .03)


def _drive(cars, chance, x, y, turn):
    """One vehicle, where the street may bend; mostly cars."""
    if not inland(x, y, 40):
        return
    at = bend(x, y)
    ahead = bend(x + math.cos(turn), y + math.sin(turn))
    turn = math.atan2(ahead[1] - at[1], ahead[0] - at[0])
    kind = chance.random()
    make = cars.bus if kind < .04 else cars.van if kind < .11 else cars.put
    make(*at, turn, .03)


def _main_street(chance, cars, clear):
    for lane, turn in ((-10.6, EASTWARDS), (-6.1, EASTWARDS), (-2.2, EASTWARDS), (2.2, WESTWARDS), (6.1, WESTWARDS), (10.6, WESTWARDS)):
        x = -760 + chance.uniform(0, 30)
        while x < 760:
            near = clear and clear[0] < x < clear[1] and lane > 0
            beside_stop = lane > 9 and abs(x - STOP[0]) < 22
            if not near and not beside_stop and not any(abs(x - zebra) < 6 for zebra in (-126, -98, 102, 130)):
                _drive(cars, chance, x, MAIN + lane, turn)
            x += chance.choice((9, 12, 16, 24, 34, 52, 70))


def _side_streets(chance, cars):
    for middle, half in STREETS_X:
        parked = half - 1.2
        for across, turn, gaps in ((-half * .45, SOUTHWARDS, (26, 50, 90)), (half * .45, NORTHWARDS, (26, 50, 90)),
                                   (-parked, SOUTHWARDS, (6.2, 6.4, 14, 40)), (parked, NORTHWARDS, (6.2, 6.4, 14, 40))):
            y = -560 + chance.uniform(0, 40)
            while y < 560:
                by_ramp = middle > 110 and RAMP[0] - 8 < y < RAMP[1] + 8
                if not by_ramp and not any(abs(y - cross) < wide + 7 for cross, wide in STREETS_Y):
                    _drive(cars, chance, middle + across, y, turn)
                y += chance.choice(gaps)
    for middle, half in STREETS_Y:
        if middle == MAIN:
            continue
        for across, turn, gaps in ((-half * .45, EASTWARDS, (30, 60, 100)), (half * .45, WESTWARDS, (30, 60, 100)),
                                   (-half + 1.2, EASTWARDS, (6.2, 13, 40)), (half - 1.2, WESTWARDS, (6.2, 13, 40))):
            x = -560 + chance.uniform(0, 40)
            while x < 560:
                if not any(abs(x - cross) < wide + 7 for cross, wide in STREETS_X):
                    _drive(cars, chance, x, middle + across, turn)
                x += chance.choice(gaps)
    cars.put(EAST + 6, sum(RAMP) / 2 + 2.6, WESTWARDS, .2)
    cars.put(EAST + 17, sum(RAMP) / 2 - 2.6, EASTWARDS, .05)


def _forecourt(chance, people, clear):
    for _ in range(64):
        x, y = chance.uniform(WEST, EAST), SOUTH - chance.choice((3.0, 4.2, 6.4, 7.6, 14.2, 15.4)) + chance.uniform(-.4, .4)
        if clear and clear[0] < x < clear[1] and y < SOUTH - 12:
            continue
        people.stroll(x, y, .18, chance.choice((EASTWARDS, WESTWARDS)) + chance.uniform(-.2, .2), chance.choice((1, 1, 2, 2, 3)))
    for _ in range(12):
        people.stroll(chance.uniform(GATE[0] + 2, GATE[1] - 2), SOUTH - chance.uniform(1.5, 11), .18,
                      chance.choice((NORTHWARDS, SOUTHWARDS)) + chance.uniform(-.5, .5), chance.choice((1, 2)))
    for x, turn in ((WEST - 5, NORTHWARDS), (EAST + 5, SOUTHWARDS)):
        for y in range(int(SOUTH), int(NORTH), 11):
            if not RAMP[0] - 3 < y < RAMP[1] + 3:
                people.stroll(x + chance.uniform(-1, 1), y + chance.uniform(-4, 4), .18, turn + chance.choice((0, math.pi)), chance.choice((1, 2)))
    for _ in range(90):
        # The pavement across the main street and those further along.
        x, y = chance.uniform(-330, 330), MAIN + chance.choice((-18.6, 18.2))
        if y > MAIN and WEST - 20 < x < EAST + 20:
            continue
        people.put(*bend(x, y), KERB, chance.choice((EASTWARDS, WESTWARDS)))


def _deck(chance, people):
    for x, y, turn in ((12, -26, 1.6), (4, -6, 2.2), (-20, 2, .1), (-30, 2.4, 3.2), (-44, -14, .8), (36, -15, .1), (52, -10, 1), (60, 8, 1.6),
                       (36, 27, 3.1), (0, 32.6, 0), (-30.5, 16, 1.6), (-36, -32, -1), (-6, -33, .1), (-62, -24, 2), (-70, -30, .6), (-58, -33, 4)):
        people.stroll(x, y, DECK + .1, turn, chance.choice((1, 2, 2, 3)))
    for index in range(7):
        angle = index * .9
        people.put(-58 + 4 * math.cos(angle), -8.5 + 3 * math.sin(angle), DECK + .16, angle + 2)


def _crossings(p, chance, people):
    """Stripes over the side streets at the site's corners, and people on all of them."""
    built = MeshBuilder('crossings', [p.line])
    for middle, half in STREETS_X:
        if abs(middle) > 230:
            continue
        for y in (MAIN + 20.5, 50.5):
            for index in range(int(half * 2 / 1.1)):
                x = middle - half + .6 + index * 1.1
                built.box((x, y - 2, 0), (x + .55, y + 2, .045), p.line)
            for _ in range(3):
                people.put(middle + chance.uniform(-half, half), y + chance.uniform(-1.5, 1.5), .05, chance.choice((EASTWARDS, WESTWARDS)))
    for y in (62,):
        for x in (-96, 100):
            for index in range(15):
                low = y - 7.6 + index * 1.05
                built.box((x - 2, low, 0), (x + 2, low + .52, .046), p.line)
    built.done()
    for zebra in (-126, -98, 102, 130):
        for _ in range(7):
            people.put(zebra + chance.uniform(-1.6, 1.6), MAIN + chance.uniform(-14, 14), .05, chance.choice((NORTHWARDS, SOUTHWARDS)))


def _bus_stop(p, people):
    """A roof on four posts with glass behind, a bench and a post with the lines' plate, beside the kerb."""
    x, y = STOP
    built = MeshBuilder('bus stop', [p.dark, p.rail, p.timber, p.navy, p.white, p.bronze])
    for along in (-4.4, 4.4):
        for across in (0, 1.9):
            built.box((x + along - .06, y + across - .06, .1), (x + along + .06, y + across + .06, 2.75), p.dark)
    built.box((x - 4.8, y - .4, 2.75), (x + 4.8, y + 2.3, 2.9), p.bronze)
    built.box((x - 4.3, y + 1.86, .5), (x + 4.3, y + 1.9, 2.5), p.rail)
    built.box((x - 3, y + 1.2, .56), (x + 1.6, y + 1.6, .64), p.timber)
    built.box((x + 2.6, y + 1.7, .5), (x + 4.2, y + 1.84, 2.4), p.navy)
    built.box((x + 6.0, y, .1), (x + 6.12, y + .12, 3.3), p.dark)
    built.box((x + 5.7, y - .02, 2.5), (x + 6.42, y + .14, 3.3), p.navy)
    built.box((x + 5.82, y - .03, 2.75), (x + 6.3, y + .15, 3.1), p.white)
    built.done()
    for along, across, turn in ((-3.4, .7, -1.6), (-1.2, .5, -1.4), (.6, .9, -1.7), (5.0, 1.4, -1.2), (7.2, .9, 3.4)):
        people.put(x + along, y + across, .18, turn)
