"""Signs with words on walls: boards along the wall and narrow ones that stand out from it. The words name no shop."""
import math

from kit.letters import GOTHIC, letters
from kit.mesh import place

TRADES = ('약국', '과일', '정육', '반찬', '분식', '칼국수', '떡집', '꽃집', '안경', '미용실', '세탁', '문구', '서점', '치과', '한의원', '철물',
          '수선', '건어물', '두부', '빵', '커피', '김밥', '생선', '채소', '이불', '신발', '가구', '부동산', '의원', '학원')


class Words:
    """Puts words on signs; each word is made once for each of its colours and sizes."""

    def __init__(self, chance):
        self.chance, self.made, self.left = chance, {}, []

    def trade(self):
        """The next trade: all have their turn before one comes again."""
        if not self.left:
            self.left = self.chance.sample(TRADES, len(TRADES))
        return self.left.pop()

    def put(self, words, at, turn, width, height, ink, thick=.05):
        """`words`, at most `width` × `height` metres, their middle at `at`; with a `turn` of 0 they face -y."""
        key = (words, round(width, 1), round(height, 1), ink.name)
        if key not in self.made:
            self.made[key] = letters(words, width, height, ink, thick, 1.02, GOTHIC)
        place(self.made[key], at, 1, turn)

    def board(self, wall, u, z, ground, ink, words=None, out=.04):
        """A board along a Wall; `u` and `z` are pairs (from, to)."""
        wall.box(u, (out, out + .12), z, ground)
        self.put(words or self.trade(), wall.at(sum(u) / 2, out + .13, sum(z) / 2), wall.turn, (u[1] - u[0]) * .86, (z[1] - z[0]) * .74, ink)

    def flag(self, wall, u, z, ground, ink, reach=.95):
        """A board that stands out from a Wall at `u`, its word from top to bottom on both sides."""
        wall.box((u - .09, u + .09), (.15, .15 + reach), z, ground)
        words = '\n'.join(self.trade()[:4])
        for side in (-1, 1):
            self.put(words, wall.at(u + side * .1, .15 + reach / 2, sum(z) / 2), wall.turn + side * math.pi / 2, reach * .84, (z[1] - z[0]) * .92, ink)
