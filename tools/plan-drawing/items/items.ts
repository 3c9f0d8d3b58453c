import type { PlacedItem } from '#site/plan/items.ts';
import type { ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Space } from '#site/plan/spaces.ts';
import { FIXTURE_SYMBOLS } from './fixtures.ts';
import { FURNITURE_SYMBOLS, type Symbol } from './furniture.ts';
import { FILL, INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { group } from '#tools/plan-drawing/svg.ts';

const SYMBOLS: Record<PlacedItem['kind'], Symbol> = { ...FIXTURE_SYMBOLS, ...FURNITURE_SYMBOLS };

/** A symbol's own frame, laid on its footprint with the back at the wall. */
function frameOf({ x0, y0, x1, y1, back }: PlacedItem) {
  const [along, away] = [x1 - x0, y1 - y0];
  switch (back) {
    case 'north':
      return { width: along, depth: away, transform: `translate(${x0} ${-y1})` };
    case 'south':
      return { width: along, depth: away, transform: `translate(${x1} ${-y0})rotate(180)` };
    case 'east':
      return { width: away, depth: along, transform: `translate(${x1} ${-y1})rotate(90)` };
    case 'west':
      return { width: away, depth: along, transform: `translate(${x0} ${-y0})rotate(-90)` };
  }
}

function draw(item: PlacedItem, spaces: readonly Space[]): string {
  const { width, depth, transform: laid } = frameOf(item);
  const transform = item.isMirrored ? `${laid}matrix(-1 0 0 1 ${width} 0)` : laid;
  const use = spaces.find(({ name }) => name === item.room)?.use;
  return group({ transform }, SYMBOLS[item.kind](width, depth, use));
}

const isRug = ({ kind }: PlacedItem) => kind === 'rug';

export const drawFixtures = ({ items, spaces }: ResolvedPlan): string =>
  group(
    { fill: FILL.fixture, stroke: INK.fixture, 'stroke-width': WEIGHT.outline },
    ...items.filter(({ isFixture }) => isFixture).map((item) => draw(item, spaces)),
  );

/** Rugs first: the rest stands on them. */
export const drawFurniture = ({ items, spaces }: ResolvedPlan): string => {
  const furniture = items.filter(({ isFixture }) => !isFixture);
  return group(
    { fill: FILL.furniture, stroke: INK.furniture, 'stroke-width': WEIGHT.outline },
    ...[...furniture.filter(isRug), ...furniture.filter((item) => !isRug(item))].map((item) => draw(item, spaces)),
  );
};
