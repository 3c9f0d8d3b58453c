"""Which windows are lit, how strongly and in which colour: whole homes together, five strengths, a vertical gradient."""
import random

WARM = ((1.0, .62, .30), (1.0, .70, .40), (1.0, .56, .24), (1.0, .80, .58), (.86, .88, 1.0))
STRENGTHS = (.22, .4, .65, 1.0, 1.6)
UNLIT = (.003, .004, .006)


class Windows:
    """`share` of the windows is lit, at `level`; a level of 0 leaves every pane dark (day, white model)."""

    def __init__(self, seed, share=.4, level=1.0):
        self.chance = random.Random(seed)
        self.share, self.level = share, level

    def home(self):
        """Is somebody at home behind the next group of windows?"""
        return self.chance.random() < self.share / .7

    def pane(self, home=True, strength=1.0):
        """Corner colours of one pane (two lower, two upper corners), or the one of a dark pane."""
        if not self.level or not home or self.chance.random() > .7:
            return UNLIT
        colour = self.chance.choices(WARM, (3, 3, 2, 2, 1))[0]
        glow = self.level * strength * self.chance.choice(STRENGTHS)
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
