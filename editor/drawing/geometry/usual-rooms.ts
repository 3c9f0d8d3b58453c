import { MAIN_BEDROOM, ROOM_USES } from '#text/editor/plan-choices.ts';
import type { RoomBegun } from './new-room.ts';

/** Rooms by their usual names, with what they are for and how large they are drawn at first. */
export const USUAL_ROOMS: readonly RoomBegun[] = [
  { name: ROOM_USES.living, use: 'living', width: 4200, depth: 3600 },
  { name: ROOM_USES.kitchen, use: 'kitchen', width: 3300, depth: 3000 },
  { name: MAIN_BEDROOM, use: 'bedroom', width: 3600, depth: 3600 },
  { name: ROOM_USES.bedroom, use: 'bedroom', width: 3000, depth: 3000 },
  { name: ROOM_USES.study, use: 'study', width: 2700, depth: 2700 },
  { name: ROOM_USES.bath, use: 'bath', width: 1500, depth: 2250 },
  { name: ROOM_USES.dressing, use: 'dressing', width: 1800, depth: 2100 },
  { name: ROOM_USES.pantry, use: 'pantry', width: 1200, depth: 1500 },
  { name: ROOM_USES.store, use: 'store', width: 1200, depth: 1500 },
  { name: ROOM_USES.corridor, use: 'corridor', width: 1200, depth: 3000 },
  { name: ROOM_USES.entrance, use: 'entrance', width: 1500, depth: 1800 },
  { name: ROOM_USES.utility, use: 'utility', width: 1500, depth: 2100 },
  { name: ROOM_USES['outdoor-unit'], use: 'outdoor-unit', width: 1500, depth: 900 },
];
