import { WALLS } from '#site/plan/openings.ts';
import { bandOutside, edgeOn, rectOf, type Rect } from '#site/plan/rect.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Space } from '#site/plan/spaces.ts';
import type { Plan } from '#site/schema/plans.ts';
import { FILL, INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { group, path, rectangle } from '#tools/plan-drawing/svg.ts';

const rect = ({ x0, y0, x1, y1 }: Rect, fill: string) => rectangle(x0, -y1, x1 - x0, y1 - y0, { fill });

/** Joints of tiles, this many millimetres apart, from the room's middle. */
function joints({ x0, y0, x1, y1 }: Rect, size: number): (string | number)[] {
  const lines = (from: number, to: number) => {
    const first = (from + to) / 2 - Math.floor((to - from) / 2 / size) * size;
    return Array.from({ length: Math.ceil((to - first) / size) }, (_, index) => first + index * size).filter(
      (at) => at > from,
    );
  };
  return [
    ...lines(x0, x1).flatMap((x) => ['M', x, -y1, 'V', -y0]),
    ...lines(y0, y1).flatMap((y) => ['M', x0, -y, 'H', x1]),
  ];
}

const fillOf = ({ floor, isBalcony }: Space) => (isBalcony ? FILL.balcony : FILL[floor]);

/** Floors by their material: wood is plain, wet rooms and balconies are tiled, the entrance is stone. */
export function drawFloors({ spaces }: ResolvedPlan): string {
  const tiled = (floor: Space['floor'], size: number, stroke: string) =>
    path(
      spaces.filter((space) => space.floor === floor).flatMap((space) => joints(space, size)),
      { fill: 'none', stroke, 'stroke-width': WEIGHT.joint },
    );
  return group(
    {},
    ...spaces.map((space) => rect(space, fillOf(space))),
    tiled('tile', 300, FILL.joint),
    spaces.some(({ floor }) => floor === 'stone') ? tiled('stone', 600, FILL.slab) : '',
  );
}

/** Where the outer wall stood before the extension. */
export function drawExtensionLine(plan: Plan): string {
  const lines = plan.rooms.flatMap((room): (string | number)[] => {
    if (!plan.balcony || !room.balcony) return [];
    const { from, to } = edgeOn(rectOf(room), room.balcony);
    const half = WALLS.partition / 2;
    const { x0, y0, x1, y1 } = bandOutside(rectOf(room), room.balcony, 0, from + half, to - half);
    return ['M', x0, -y0, 'L', x1, -y1];
  });
  return lines.length === 0
    ? ''
    : path(lines, {
        fill: 'none',
        stroke: INK.extension,
        'stroke-width': WEIGHT.outline,
        'stroke-dasharray': '160 70 30 70',
      });
}
