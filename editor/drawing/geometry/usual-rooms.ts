import { USUAL_ROOM_NAMES as NAMES } from '#text/editor/usual-rooms.ts';
import type { RoomBegun } from './new-room.ts';

/** Rooms by their usual names, with what they are for and how large they are drawn at first. */
export const USUAL_ROOMS: readonly RoomBegun[] = [
  { name: NAMES.living, use: 'living', width: 4200, depth: 3600 },
  { name: NAMES.kitchen, use: 'kitchen', width: 3300, depth: 3000 },
  { name: NAMES.main, use: 'bedroom', width: 3600, depth: 3600 },
  { name: NAMES.bedroom, use: 'bedroom', width: 3000, depth: 3000 },
  { name: NAMES.study, use: 'study', width: 2700, depth: 2700 },
  { name: NAMES.bath, use: 'bath', width: 1500, depth: 2250 },
  { name: NAMES.dressing, use: 'dressing', width: 1800, depth: 2100 },
  { name: NAMES.pantry, use: 'pantry', width: 1200, depth: 1500 },
  { name: NAMES.store, use: 'store', width: 1200, depth: 1500 },
  { name: NAMES.corridor, use: 'corridor', width: 1200, depth: 3000 },
  { name: NAMES.entrance, use: 'entrance', width: 1500, depth: 1800 },
  { name: NAMES.utility, use: 'utility', width: 1500, depth: 2100 },
  { name: NAMES.outdoorUnit, use: 'outdoor-unit', width: 1500, depth: 900 },
];
