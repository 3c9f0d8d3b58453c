"""Outlines of the plan (counter-clockwise, metres) and the walls that stand on them."""
import math


def offset(outline, distance):
    """The outline moved outwards by `distance`, corners mitred."""
    moved = []
    for before, (x, y), after in zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1]):
        (ax, ay), (bx, by) = _unit(before, (x, y)), _unit((x, y), after)
        (nx, ny), (mx, my) = (ay, -ax), (by, -bx)
        scale = distance / (1 + nx * mx + ny * my)
        moved.append((x + (nx + mx) * scale, y + (ny + my) * scale))
    return moved


def _unit(start, end):
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def union(boxes):
    """The outline of boxes (x0, y0, x1, y1) that lie in one piece, without courts: counter-clockwise, only its corners."""
    xs, ys = (sorted({round(box[axis + end], 3) for box in boxes for end in (0, 2)}) for axis in (0, 1))

    def covered(column, row):
        if not (0 <= column < len(xs) - 1 and 0 <= row < len(ys) - 1):
            return False
        x, y = (xs[column] + xs[column + 1]) / 2, (ys[row] + ys[row + 1]) / 2
        return any(x0 < x < x1 and y0 < y < y1 for x0, y0, x1, y1 in boxes)

    # Edges of covered cells with nothing beyond them; what is covered lies on their left.
    after = {}
    for column in range(len(xs) - 1):
        for row in range(len(ys) - 1):
            if covered(column, row):
                x0, x1, y0, y1 = xs[column], xs[column + 1], ys[row], ys[row + 1]
                for start, end, beyond in (((x0, y0), (x1, y0), (column, row - 1)), ((x1, y0), (x1, y1), (column + 1, row)),
                                           ((x1, y1), (x0, y1), (column, row + 1)), ((x0, y1), (x0, y0), (column - 1, row))):
                    if not covered(*beyond):
                        after[start] = end
    first = min(after)
    outline = [first]
    while after[outline[-1]] != first:
        outline.append(after[outline[-1]])
    return [here for before, here, then in zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1])
            if (before[0] == here[0]) != (here[0] == then[0])]


def walls(outline):
    """Pairs of neighbouring corners."""
    return list(zip(outline, outline[1:] + outline[:1]))


def convex(outline):
    """The corners that point outwards."""
    found = []
    for before, here, after in zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1]):
        (ax, ay), (bx, by) = _unit(before, here), _unit(here, after)
        if ax * by - ay * bx > 0:
            found.append(here)
    return found


def set_down(point, at, degrees):
    """A point of a building's own plan, in the development's: turned by `degrees` and moved to `at`."""
    (x, y), turn = point, math.radians(degrees)
    return at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn)


def blob(x, y, wide, deep, phase, count=40, scale=1.0):
    """A soft, irregular oval: lawns and ponds."""
    return [(x + wide * scale * math.cos(a) * (1 + .14 * math.sin(3 * a + phase * 7)),
             y + deep * scale * math.sin(a) * (1 + .12 * math.cos(2 * a + phase * 5)))
            for a in (2 * math.pi * index / count for index in range(count))]


class Wall:
    """One wall from `start` to `end`: u runs along it, o outwards, z up."""

    def __init__(self, builder, start, end):
        self.builder, self.start = builder, start
        self.length = math.dist(start, end)
        self.along = _unit(start, end)
        self.turn = math.atan2(self.along[1], self.along[0])

    def at(self, u, o, z):
        """A point in space."""
        dx, dy = self.along
        return self.start[0] + dx * u + dy * o, self.start[1] + dy * u - dx * o, z

    def box(self, u, o, z, made, colour=(0.0, 0.0, 0.0)):
        """A box; `u`, `o` and `z` are pairs (from, to)."""
        self.builder.box((u[0], -o[1], z[0]), (u[1], -o[0], z[1]), made, colour, self.turn, self.start)

    def pane(self, u, o, z, made, colour=(0.0, 0.0, 0.0)):
        """An upright sheet facing outwards at `o`; `u` and `z` are pairs."""
        self.builder.quad([self.at(u[0], o, z[0]), self.at(u[1], o, z[0]), self.at(u[1], o, z[1]), self.at(u[0], o, z[1])],
                          made, colour)
