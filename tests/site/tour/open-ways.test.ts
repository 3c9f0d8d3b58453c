import { expect, test } from 'vitest';
import { placeTowards } from '#site/tour/direction.ts';
import { isInSight } from '#site/tour/sight.ts';
import { walkHome } from '#site/tour/walk-home.ts';
import { walksOf } from '#site/tour/walks-of.ts';
import { waysFrom } from '#site/tour/ways.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content = await loadContent(`${root}/src/content`);

test.each(walksOf(content).map((walk) => [walk.unit, walk] as const))(
  'where rooms of %s lie open to each other, no wall hides what the mark stands on',
  (unit, { points }) => {
    const home = walkHome(content.plans[unit]!);
    const isByDoor = (from: string, to: string) =>
      home.doorways.some(({ rooms }) => rooms.includes(from) && rooms.includes(to));
    const open = points.flatMap((from) =>
      waysFrom(home, from, points)
        .filter(({ to }) => !isByDoor(from.room, points.find(({ id }) => id === to)!.room))
        .map((way) => ({ from, way })),
    );
    expect(open.length).toBeGreaterThan(0);
    for (const { from, way } of open) {
      const far = Math.hypot(way.at[0] - from.at[0], way.at[1] - from.at[1]);
      const { yaw, reach } = way.seen;
      for (const turn of [yaw - 0.8 * reach, yaw, yaw + 0.8 * reach])
        expect(isInSight(from.at, placeTowards(from.at, turn, far), home.walls), `${from.id} to ${way.to}`).toBe(true);
    }
  },
);
