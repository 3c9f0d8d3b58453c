// Pictures from inside the flats.
import { bedRoom, kitchenRoom, livingRoom } from './home-rooms.mjs';
import { day } from './picture-views.mjs';
import { sphere } from './projection.mjs';
import { interior, paintRoom, roomMood } from './room.mjs';
import { createSheet } from './sheet.mjs';

/** @typedef {import('./render.mjs').Picture['draw']} Draw */

/** @type {Record<string, import('./home-rooms.mjs').Style>} */
export const flats = {
  '59a': { width: 4.2 },
  '84a': { width: 5, wood: '#a98667', fabric: '#c9c4bd' },
  '84b': { width: 5, wood: '#cdb08c', accent: '#6d7f86', tower: true },
};

export const interiors = Object.fromEntries(
  Object.entries(flats).flatMap(([type, style]) => {
    const wide = (style.width ?? 4.2) * 0.5;
    return /** @type {[string, Draw][]} */ ([
      [`interior-${type}-living`, (size) => interior(size, livingRoom(day, style), { eye: [wide + 0.15, -1.5, 1.35] })],
      [`interior-${type}-kitchen`, (size) => interior(size, kitchenRoom(day, style), { eye: [wide, -1.5, 1.4] })],
      [
        `interior-${type}-bedroom`,
        (size) => interior(size, bedRoom(day, { ...style, width: wide * 2 - 0.6 }), { eye: [wide, -1.5, 1.4] }),
      ],
    ]);
  }),
);

/** @type {Draw} */
export const panorama = (size) => {
  // Things below the eye would be torn at the lower pole.
  const room = livingRoom(day, { ...flats['84a'], bare: true });
  const sheet = createSheet(size);
  const { width } = room;
  const opening = { wall: /** @type {const} */ ('near'), from: 0.6, to: width - 0.6, sill: 0.9, head: 2.1, panes: 3 };
  const view = sphere([width * 0.58, 1.35, 1.4], size);
  paintRoom({ sheet, view, mood: roomMood(room) }, { ...room, openings: [...room.openings, opening] });
  return sheet.toString();
};
