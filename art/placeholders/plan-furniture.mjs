import { mix } from './colour.mjs';
import { round } from './sheet.mjs';

/** @typedef {import('./unit-rooms.mjs').Rectangle} Rectangle */
/** @typedef {(millimetres: number) => number} Place */

/**
 * Furniture from above, as quiet outlines.
 * @param {Rectangle} room
 * @param {Place} X
 * @param {Place} Y
 * @param {number} scale
 * @param {{ tones: import('./looks.mjs').Tones, line: string, blueprint: boolean }} style
 */
export function furnish(room, X, Y, scale, { tones, line, blueprint }) {
  const stroke = `stroke="${line}" stroke-width="${round(Math.max(0.8, 18 * scale))}" stroke-opacity="0.7"`;
  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [radius] */
  const piece = (x, y, w, h, fill, radius = 30) =>
    `<rect x="${X(room.x + x)}" y="${Y(room.y + y + h)}" width="${round(w * scale)}" height="${round(h * scale)}" rx="${round(radius * scale)}" fill="${blueprint ? 'none' : fill}" ${stroke}/>`;
  const white = '#fffdf9';
  const cloth = mix(tones.fabric, '#ffffff', 0.25);
  const wood = mix(tones.wood, '#ffffff', 0.3);
  const { w, h, name } = room;
  if (name.startsWith('침실')) {
    const wide = name === '침실1' || name === '침실' ? 1600 : 1050;
    const long = Math.min(2000, w - 500);
    const y = (h - wide) / 2;
    if (h < wide + 300) return piece(150, 150, Math.min(1900, w - 700), 950, white) + piece(190, 200, 380, 850, cloth);
    return (
      piece(120, y, long, wide, white) +
      piece(120 + long * 0.42, y, long * 0.58, wide, cloth) +
      piece(190, y + 90, 360, wide - 180, white, 80) +
      piece(120, y + wide + 40, 380, 320, wood)
    );
  }
  if (name === '거실') {
    return (
      piece(w * 0.22, h * 0.2, w * 0.5, h * 0.6, mix(cloth, white, 0.55), 10) +
      piece(160, h * 0.16, 850, h * 0.68, cloth, 90) +
      piece(160, h * 0.16, 260, h * 0.68, cloth, 60) +
      piece(w * 0.42, h * 0.36, 620, h * 0.28, wood, 200) +
      piece(w - 480, h * 0.18, 320, h * 0.64, wood, 10)
    );
  }
  if (name.startsWith('주방')) {
    return (
      piece(160, h - 780, w - 1100, 620, white, 10) +
      piece(w - 900, h - 860, 740, 700, cloth, 10) +
      piece(w * 0.3, h - 700, 560, 440, mix('#dbe2ea', tones.cool, 0.1), 60) +
      piece(w * 0.26, h * 0.16, w * 0.46, 760, wood, 20) +
      [0.3, 0.46, 0.6].map((at) => piece(w * at, h * 0.16 - 330, 380, 300, cloth, 80)).join('')
    );
  }
  if (name.startsWith('욕실')) {
    const tub = Math.min(700, h * 0.38);
    return (
      piece(100, h - tub - 100, w - 200, tub, white, 140) +
      piece(140, 140, 520, 430, white, 60) +
      piece(w - 620, 120, 400, 620 < h - tub - 220 ? 600 : 420, white, 180)
    );
  }
  if (name === '드레스룸' || name === '팬트리' || name === '현관창고' || name === '수납') {
    const along = h > w;
    return along
      ? piece(90, 120, Math.min(520, w * 0.4), h - 240, wood, 10)
      : piece(120, h - Math.min(520, h * 0.45) - 90, w - 240, Math.min(520, h * 0.45), wood, 10);
  }
  if (name === '현관') return piece(w * 0.2, h - 430, w * 0.6, 330, wood, 10);
  return '';
}
