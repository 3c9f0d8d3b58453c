"""The corridor that a living room opens to: doors on both sides, small lamps, a picture at its end."""
from scenes.interior import room
from scenes.interior.boards import lay
from scenes.interior.furniture import picture
from scenes.interior.soft import arranged

HIGH = 2.3


def corridor(p, axis, sides, ends, doors, art, fill=1.0, finish=None):
    """Runs along `axis` between the walls at `sides`, from `ends[0]` to its end wall at `ends[1]` (of `finish`).

    `doors` are (side −1 or +1, start, width), in order; `art` are the shapes of the picture at the end.
    """
    (low, high), (start, end) = sides, ends
    middle, length = (low + high) / 2, end - start
    area = (start, low - room.THICK, end + room.THICK, high + room.THICK)
    area = area if axis == 'x' else (area[1], area[0], area[3], area[2])
    lay(area, p, seed=5)
    room.ceiling(area, p, z=HIGH)
    for side, at in ((-1, low), (1, high)):
        own = [(first, wide) for where, first, wide in doors if where == side]
        room.wall(axis, at, side, (start, end), [(first, first + wide, 0, room.DOOR) for first, wide in own], p)
        for first, wide in own:
            room.door(axis, at, side, first, p, width=wide)
    room.wall('y' if axis == 'x' else 'x', end, 1, (low - room.THICK, high + room.THICK), [], p, finish=finish)

    def spot(along, across):
        return (along, across) if axis == 'x' else (across, along)

    count = max(2, round(length / 1.5))
    for index in range(count):
        room.downlight(*spot(start + length * (index + .5) / count, middle), p, z=HIGH)
    arranged(lambda: picture(p, .62, .86, 1.05, art), *spot(end, middle), 90 if axis == 'x' else 180)
    size = (length * .85, .5) if axis == 'x' else (.5, length * .85)
    room.fill((*spot((start + end) / 2, middle), HIGH - .05), size[0], 4.4 * length * fill, height=size[1])
