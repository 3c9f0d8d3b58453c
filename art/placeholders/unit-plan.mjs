import { mix } from './colour.mjs';
import { bronzeTones } from './looks.mjs';
import { createSheet, round } from './sheet.mjs';
import { furnish } from './plan-furniture.mjs';

/** @typedef {import('./unit-rooms.mjs').Rectangle} Rectangle */
/** @typedef {import('./looks.mjs').Tones} Tones */

/** @param {string} name */
const isWet = (name) => name.startsWith('욕실');
/** @param {string} name */
const isBright = (name) => name.startsWith('거실') || name.startsWith('침실');
/** @param {string} name */
const isPassage = (name) => name === '복도' || name === '현관';

/** @param {string} name @param {Tones} tones */
function floorColour(name, tones) {
  if (isWet(name)) return mix('#dbe2ea', tones.cool, 0.06);
  if (name === '현관') return mix(tones.stone, tones.dark, 0.12);
  if (isBright(name)) return mix('#f7efe2', tones.wood, 0.1);
  if (name.startsWith('주방') || name === '복도') return mix('#f3e8d8', tones.wood, 0.2);
  return mix(tones.stone, '#ffffff', 0.25);
}

/**
 * The part of an edge that two rooms share.
 * @param {Rectangle} a
 * @param {Rectangle} b
 * @returns {{ upright: boolean, at: number, from: number, to: number } | undefined}
 */
function sharedEdge(a, b) {
  for (const [left, right] of /** @type {const} */ ([
    [a, b],
    [b, a],
  ])) {
    const rows = { from: Math.max(a.y, b.y), to: Math.min(a.y + a.h, b.y + b.h) };
    if (left.x + left.w === right.x && rows.to - rows.from > 600) return { upright: true, at: right.x, ...rows };
    const columns = { from: Math.max(a.x, b.x), to: Math.min(a.x + a.w, b.x + b.w) };
    if (left.y + left.h === right.y && columns.to - columns.from > 600)
      return { upright: false, at: right.y, ...columns };
  }
  return undefined;
}

/** @param {Rectangle[]} rooms @returns {[Rectangle, Rectangle][]} rooms that a door joins */
function doorways(rooms) {
  /** @type {[Rectangle, Rectangle][]} */
  const pairs = [];
  /** @param {Rectangle} room @param {(other: Rectangle) => boolean} fits */
  const join = (room, fits) => {
    const other = rooms.find((candidate) => candidate !== room && fits(candidate) && sharedEdge(room, candidate));
    if (other) pairs.push([room, other]);
    return other !== undefined;
  };
  for (const room of rooms) {
    if (isPassage(room.name) || room.name === '거실' || room.name.startsWith('주방')) continue;
    if (room.name === '현관창고' || room.name === '수납') join(room, (other) => other.name === '현관');
    else if (room.name === '드레스룸') join(room, (other) => other.name === '침실1');
    else if (room.name === '욕실2') join(room, (other) => other.name === '드레스룸');
    else if (!join(room, (other) => other.name === '복도'))
      join(room, (other) => other.name === '거실' || other.name.startsWith('주방'));
  }
  const hall = rooms.find((room) => room.name === '현관');
  if (hall) join(hall, (other) => other.name === '복도' || other.name.startsWith('주방'));
  return pairs;
}

/**
 * A unit plan without text, south at the bottom.
 * @param {import('./sheet.mjs').Size} size
 * @param {Rectangle[]} rooms
 * @param {{ tones?: Tones, balcony?: number, blueprint?: boolean, centre?: number }} [options]
 *   balcony is the depth in millimetres of the balcony before the southern rooms
 */
export function unitPlan(size, rooms, { tones = bronzeTones, balcony = 1400, blueprint = false, centre = 0.5 } = {}) {
  const sheet = createSheet(size);
  const wide = Math.max(...rooms.map((room) => room.x + room.w));
  const deep = Math.max(...rooms.map((room) => room.y + room.h));
  const scale = Math.min((size.width * 0.84) / wide, (size.height * 0.84) / (deep + balcony));
  const left = size.width * centre - (wide * scale) / 2;
  const bottom = (size.height + (deep - balcony) * scale) / 2;
  const ink = blueprint ? '#5a6789' : tones.dark;
  const paper = blueprint ? '#232c45' : '#fbf8f3';
  const X = (/** @type {number} */ x) => round(left + x * scale);
  const Y = (/** @type {number} */ y) => round(bottom - y * scale);
  /** @param {Rectangle} room @param {string} attributes */
  const rect = (room, attributes) =>
    sheet.add(
      `<rect x="${X(room.x)}" y="${Y(room.y + room.h)}" width="${round(room.w * scale)}" height="${round(room.h * scale)}" ${attributes}/>`,
    );
  const outer = 220 * scale;
  const inner = 110 * scale;
  const paint = (/** @type {string} */ name) =>
    blueprint ? mix('#26304b', '#3c4a6b', isBright(name) ? 0.35 : 0.1) : floorColour(name, tones);

  sheet.rect(0, 0, size.width, size.height, paper);
  const south = rooms.filter((room) => room.y === 0);
  if (balcony)
    for (const room of south)
      rect(
        { ...room, y: -balcony, h: balcony },
        `fill="${blueprint ? '#26304b' : '#efeae1'}" stroke="${ink}" stroke-width="${round(inner * 0.5)}" stroke-dasharray="${round(inner * 2)} ${round(inner * 1.2)}" stroke-opacity="0.55"`,
      );
  if (!blueprint)
    for (const room of rooms)
      rect(
        room,
        `fill="none" stroke="${tones.dark}" stroke-width="${round(outer * 3)}" opacity="0.16" filter="${sheet.blur(outer * 1.4)}"`,
      );
  for (const room of rooms)
    rect(room, `fill="${ink}" stroke="${ink}" stroke-width="${round(outer * 2)}" stroke-linejoin="miter"`);
  for (const room of rooms) rect(room, `fill="${paint(room.name)}"`);
  for (const room of rooms)
    sheet.add(floorMarks(room, X, Y, scale, blueprint ? '#5a6789' : mix(tones.wood, tones.dark, 0.25)));
  for (const room of rooms) {
    if (room.name === '거실' || room.name.startsWith('주방')) continue;
    rect(room, `fill="none" stroke="${ink}" stroke-width="${round(inner)}"`);
  }
  for (const passage of rooms.filter((room) => isPassage(room.name))) {
    for (const open of rooms.filter((room) => room.name === '거실' || room.name.startsWith('주방')))
      sheet.add(opening(passage, open, X, Y, paint(passage.name), inner));
    if (passage.name === '현관') sheet.add(entrance(passage, X, Y, scale, paint(passage.name), ink, outer));
  }
  for (const [room, other] of doorways(rooms))
    sheet.add(doorway(room, other, X, Y, scale, paint(room.name), ink, inner));
  for (const room of south)
    if (isBright(room.name)) sheet.add(pane(room, X, Y, scale, blueprint ? '#66739a' : '#c9d6e2', ink));
  for (const room of rooms) sheet.add(furnish(room, X, Y, scale, { tones, line: ink, blueprint }));
  return sheet.toString();
}

/** @typedef {(millimetres: number) => number} Place */

/** @param {Rectangle} room @param {Place} X @param {Place} Y @param {number} scale @param {string} colour */
function floorMarks(room, X, Y, scale, colour) {
  const wet = isWet(room.name) || room.name === '현관';
  const pitch = wet ? 300 : 260;
  let data = '';
  for (let y = room.y + pitch; y < room.y + room.h; y += pitch) data += `M${X(room.x)} ${Y(y)}H${X(room.x + room.w)}`;
  if (wet)
    for (let x = room.x + pitch; x < room.x + room.w; x += pitch) data += `M${X(x)} ${Y(room.y)}V${Y(room.y + room.h)}`;
  return `<path d="${data}" stroke="${colour}" stroke-width="${round(Math.max(0.6, 12 * scale))}" opacity="0.2"/>`;
}

/**
 * @param {Rectangle} room @param {Rectangle} other @param {Place} X @param {Place} Y @param {number} scale
 * @param {string} floor @param {string} ink @param {number} thick
 */
function doorway(room, other, X, Y, scale, floor, ink, thick) {
  const edge = sharedEdge(room, other);
  if (!edge) return '';
  const leaf = Math.min(isWet(room.name) ? 700 : 850, edge.to - edge.from - 200);
  const from = edge.from + Math.min(150, (edge.to - edge.from - leaf) / 2);
  const inwards = edge.upright ? Math.sign(room.x + room.w / 2 - edge.at) : Math.sign(room.y + room.h / 2 - edge.at);
  const r = round(leaf * scale);
  const [gap, swing] = edge.upright
    ? [
        `M${X(edge.at)} ${Y(from)}V${Y(from + leaf)}`,
        `M${X(edge.at)} ${Y(from)}H${X(edge.at + leaf * inwards)}A${r} ${r} 0 0 ${inwards > 0 ? 0 : 1} ${X(edge.at)} ${Y(from + leaf)}`,
      ]
    : [
        `M${X(from)} ${Y(edge.at)}H${X(from + leaf)}`,
        `M${X(from)} ${Y(edge.at)}V${Y(edge.at + leaf * inwards)}A${r} ${r} 0 0 ${inwards > 0 ? 1 : 0} ${X(from + leaf)} ${Y(edge.at)}`,
      ];
  return `<path d="${gap}" stroke="${floor}" stroke-width="${round(thick * 1.3)}"/><path d="${swing}" fill="none" stroke="${ink}" stroke-width="${round(thick * 0.22)}" opacity="0.65"/>`;
}

/** Where a passage meets a living space there is no wall. @param {Rectangle} room @param {Rectangle} other @param {Place} X @param {Place} Y @param {string} floor @param {number} thick */
function opening(room, other, X, Y, floor, thick) {
  const edge = sharedEdge(room, other);
  if (!edge || room.name === '현관') return '';
  const [from, to] = [edge.from + 60, edge.to - 60];
  const data = edge.upright ? `M${X(edge.at)} ${Y(from)}V${Y(to)}` : `M${X(from)} ${Y(edge.at)}H${X(to)}`;
  return `<path d="${data}" stroke="${floor}" stroke-width="${round(thick * 1.2)}"/>`;
}

/** The front door, in the eastern outer wall. @param {Rectangle} room @param {Place} X @param {Place} Y @param {number} scale @param {string} floor @param {string} ink @param {number} thick */
function entrance(room, X, Y, scale, floor, ink, thick) {
  const x = room.x + room.w;
  const from = room.y + room.h / 2 - 480;
  const r = round(960 * scale);
  return `<path d="M${X(x) + thick / 2} ${Y(from)}v${-r}" stroke="${floor}" stroke-width="${round(thick * 1.1)}"/><path d="M${X(x) + thick} ${Y(from)}h${r}A${r} ${r} 0 0 0 ${X(x) + thick} ${Y(from + 960)}" fill="none" stroke="${ink}" stroke-width="${round(thick * 0.11)}" opacity="0.65"/>`;
}

/** @param {Rectangle} room @param {Place} X @param {Place} Y @param {number} scale @param {string} glass @param {string} ink */
function pane(room, X, Y, scale, glass, ink) {
  const margin = 320;
  const thick = round(170 * scale);
  const y = Y(0);
  return `<rect x="${X(room.x + margin)}" y="${y + round(20 * scale)}" width="${round((room.w - 2 * margin) * scale)}" height="${thick}" fill="${glass}"/><path d="M${X(room.x + margin)} ${y + thick * 0.6}H${X(room.x + room.w - margin)}" stroke="${ink}" stroke-width="${round(24 * scale)}"/>`;
}
