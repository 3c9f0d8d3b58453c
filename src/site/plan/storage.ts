import type { Plan } from '#site/schema/plans.ts';
import { SIZES } from './item-sizes.ts';
import { areaOf, rectOf } from './rect.ts';

/** What things are put into, by the kinds of a plan's fixtures. */
export const STORAGE_KINDS = ['closet', 'cupboard', 'shelf'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

/** Built-in storage. */
export interface Storage {
  /** Along the walls, in millimetres. */
  lengths: Readonly<Record<StorageKind, number>>;
  /** Of the rooms that are there for it, in m². */
  roomsM2: number;
}

const lengthOf = ({ fixtures }: Pick<Plan, 'fixtures'>, wanted: StorageKind): number =>
  fixtures.reduce((sum, { kind, width = SIZES[kind][0] }) => (kind === wanted ? sum + width : sum), 0);

/** Rooms that are there for things: closets or shelves, and neither a window nor the way in. */
function isStorageRoom({ fixtures, windows, entrance }: Plan, name: string): boolean {
  const holds = fixtures.some(({ room, kind }) => room === name && (kind === 'closet' || kind === 'shelf'));
  return holds && entrance.room !== name && !windows.some(({ room }) => room === name);
}

/** How much a home has to put things into, as built. */
export function storageOf(plan: Plan): Storage {
  const rooms = plan.rooms.filter(({ name }) => isStorageRoom(plan, name));
  return {
    lengths: {
      closet: lengthOf(plan, 'closet'),
      cupboard: lengthOf(plan, 'cupboard'),
      shelf: lengthOf(plan, 'shelf'),
    },
    roomsM2: rooms.reduce((sum, room) => sum + areaOf(rectOf(room)), 0) / 1e6,
  };
}
