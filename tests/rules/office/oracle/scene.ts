import type { PlainFields } from '#protocol/office/database-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { accountOf, ROOT, SLUG, type Role } from '#tests/rules/office/office-database.ts';
import type { World } from './model.ts';
import { OTHER_SLUG } from './oracle.ts';
import type { Random } from './random.ts';

/** Where somebody is about to write. */
export interface Scene {
  random: Random;
  world: World;
  /** Name of the office. */
  root: string;
  /** The account that the writes name. */
  by: string;
}

/** A scene in the office of these tests; now and then in that of another development. */
export const sceneOf = (random: Random, world: World, role: Role): Scene => ({
  random,
  world,
  root: `${ROOT}/sites/${random.chance(3) ? OTHER_SLUG : SLUG}`,
  by: accountOf(role),
});

/** A document that stands in the scene's office. */
export interface Found {
  id: string;
  fields: PlainFields;
}

/** The documents of a collection of the scene's office. */
export function all({ world, root }: Scene, collection: string): Found[] {
  const folder = `${root}/${collection}/`;
  return [...world]
    .filter(([name]) => name.startsWith(folder) && !name.includes('/', folder.length))
    .map(([name, fields]) => ({ id: name.slice(folder.length), fields }));
}

/** One of them; one of no office where there is none. */
export function some(scene: Scene, collection: string, isWanted: (found: Found) => boolean = () => true): Found {
  const found = all(scene, collection).filter(isWanted);
  return found.length === 0 ? { id: 'none', fields: {} } : scene.random.pick(found);
}

/** A day and hour that may have a slot. */
export const someSlotId = ({ random }: Pick<Scene, 'random'>): string =>
  `2027-03-${10 + random.below(20)}T1${random.below(9)}00`;

/** A slot with a place left, most often; also a full, closed or missing one. */
export function someSlot(scene: Scene): string {
  if (scene.random.chance(10)) return someSlotId(scene);
  const isFree = ({ fields }: Found) => Number(fields.taken) < Number(fields.capacity) && fields.closed === false;
  return some(scene, OFFICE.slots, scene.random.chance(80) ? isFree : undefined).id;
}

/** A booking in one of some states, most often; also any other. */
export const someBooking = (scene: Scene, ...states: string[]): Found =>
  some(
    scene,
    OFFICE.bookings,
    scene.random.chance(90) ? ({ fields }) => states.includes(String(fields.state)) : undefined,
  );
