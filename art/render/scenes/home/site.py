"""Where a piece stands: what limits its height. Metres."""
from dataclasses import dataclass
from typing import Optional


@dataclass(frozen=True)
class Site:
    """`ceiling` above the piece; `cut` where a view from above ends the walls; `use` of its room; `number` tells pieces apart;
    `mirrored` has its ends the other way round; `free` is how far nothing else stands in front of it,
    `backed` whether a wall without a window is behind it."""

    ceiling: float
    cut: Optional[float]
    use: str
    number: int
    mirrored: bool = False
    free: float = 9.0
    backed: bool = False

    def top(self, height):
        """`height`, or just below the cut if that is lower."""
        return min(height, self.cut - .05) if self.cut else min(height, self.ceiling - .006)

    def shows(self, height):
        """Whether something that begins at `height` is built at all."""
        return not self.cut or height < self.cut - .1
