import { SIZES } from '#site/plan/item-sizes.ts';
import { innerRect } from '#site/plan/items.ts';
import { contains, edgeOn, overlap, rectOf, type Rect } from '#site/plan/rect.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import { FIXTURES, type Item, type KeptBalcony, type Plan, type Room } from '#site/schema/plans.ts';
import { SIDES } from './walls.ts';

/** Where a piece is written: what is built in, or what is only shown. */
export const listOf = (kind: Item['kind']): 'fixtures' | 'furniture' =>
  FIXTURES.some((fixture) => fixture === kind) ? 'fixtures' : 'furniture';

/** Along each wall of a room: in its corners, then in its middle. */
function placesIn(inner: Rect, kind: Item['kind']): Pick<Item, 'against' | 'at'>[] {
  const [width] = SIZES[kind];
  return SIDES.flatMap((against) => {
    const { from, to } = edgeOn(inner, against);
    return [from, to - width, Math.round((from + to - width) / 2)].map((at) => ({ against, at }));
  });
}

/** A piece in a room where it strikes no other, or along the first wall where there is no such place. */
export function newPiece(plan: Plan, room: Room | KeptBalcony, kind: Item['kind']): Item {
  const list = listOf(kind);
  const { spaces } = resolvePlan(plan, 'extended');
  const space = spaces.find(({ name }) => name === room.name);
  const made = placesIn(space ? innerRect(spaces, space) : rectOf(room), kind).map(
    (place) => ({ kind, room: room.name, ...place }) as Item,
  );
  const isFree = (item: Item) => {
    const { items } = resolvePlan({ ...plan, [list]: [...plan[list], item] }, 'extended');
    const own = items.find(({ field }) => field === `${list}[${plan[list].length}]`);
    return own && contains(rectOf(room), own) && !items.some((other) => other !== own && overlap(own, other));
  };
  return made.find(isFree) ?? (made[0] as Item);
}
