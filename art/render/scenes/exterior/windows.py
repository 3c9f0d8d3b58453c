"""Which windows are lit, how strongly and in which colour: whole homes together, five strengths, a vertical gradient."""
import random

WARM = ((1.0, .62, .30), (1.0, .70, .40), (1.0, .56, .24), (1.0, .80, .58), (1.0, .92, .82))
STRENGTHS = (.22, .4, .65, 1.0, 1.6)
UNLIT = (.003, .004, .006)


class Windows:
    """`share` of the windows is lit, at `level`; a level of 0 leaves every pane dark (day, white model)."""

    def __init__(self, seed, share=.4, level=1.0):
        self.chance = random.Random(seed)
        self.share, self.level = share, level

    def light(self):
        """The colour of somebody's lamps, times their strength: the rooms of a home are much alike."""
        strength = self.chance.choice(STRENGTHS)
        return tuple(part * strength for part in self.chance.choices(WARM, (6, 6, 4, 4, 1))[0])

    def home(self):
        """The colour of the lamps behind the next group of windows; None where nobody is at home."""
        return self.light() if self.chance.random() < self.share / .7 else None

    def pane(self, colour, strength=1.0):
        """Corner colours of one pane (two lower, two upper corners) in a home with lamps of `colour`, or the one of a dark pane."""
        if not self.level or colour is None or self.chance.random() > .7:
            return UNLIT
        glow = self.level * strength * self.chance.uniform(.7, 1.25)
        low, high = ([part * glow * share for part in colour] for share in (.45, 1.25))
        return [tuple(low), tuple(low), tuple(high), tuple(high)]

    def shop(self, low=.7, high=2.4):
        """A shop window: always lit, by how much depends on the shop."""
        colour = self.chance.choice(WARM[:4])
        glow = self.level * self.chance.uniform(low, high)
        return [tuple(part * glow * .75 for part in colour)] * 2 + [tuple(part * glow for part in colour)] * 2

    def lamp(self, strength):
        """The glow of a line or point of light; 0 by day."""
        return tuple(part * strength * self.level for part in (1.0, .68, .36))
