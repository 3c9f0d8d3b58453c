// What a plan knows of rooms, windows and ways out, in the words of its data.

/** What a room within the exclusive area is for. */
export const ROOM_USES = [
  'living',
  'kitchen',
  'bedroom',
  'study',
  'bath',
  'dressing',
  'pantry',
  'store',
  'corridor',
  'entrance',
  'utility',
  'outdoor-unit',
] as const;
export type RoomUse = (typeof ROOM_USES)[number];

/** What a balcony that nobody extends is for: 다용도실, 실외기실, 대피공간. */
export const SERVICE_USES = ['utility', 'outdoor-unit', 'refuge'] as const;
export type ServiceUse = (typeof SERVICE_USES)[number];

/**
 * `split`: a fixed pane of safety glass below, sashes that slide above it (입면분할창); `sliding`: sashes over the whole
 * height; `projected`: a sash that tilts outwards; `fixed`; `louvre`: slats that let an outdoor unit breathe.
 */
export const WINDOW_KINDS = ['split', 'sliding', 'projected', 'fixed', 'louvre'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** 하향식 피난구, 대피공간, or nothing where the law asks for none. */
export const ESCAPES = ['hatch', 'refuge', 'none'] as const;
