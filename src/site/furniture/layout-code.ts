import { readBits, writeBits } from './bits.ts';
import { checksumOf } from './checksum.ts';
import { PIECE_KINDS, PIECES } from './library.ts';
import { MOST_PIECES, type Layout, type Piece } from './piece.ts';

/** How long a visitor's name of a piece may be, in UTF-16 units: 40 pieces with names still make an address. */
export const NAME_LENGTH = 12;

/** How far from the plan's origin a piece may stand, and how large it may be, in millimetres. */
export const FURTHEST = 30_000;
export const SIZE = { least: 50, most: 6000 } as const;

const VERSION = '1';
const VARIANTS: readonly Layout['variant'][] = ['basic', 'extended'];
/** A visitor's own. Other kinds have the codes of the library. */
const OWN = 0;
const BITS = { variant: 1, count: 6, kind: 8, place: 16, angle: 9, size: 13, length: 4, unit: 16 } as const;
const KINDS = new Map(PIECE_KINDS.map((kind) => [PIECES[kind].code, kind]));

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(Math.round(value), low), high);

/** A layout as the part of an address that no server hears of; what is out of range is brought to its end. */
export function writeLayout({ variant, pieces }: Layout): string {
  const kept = pieces.slice(0, MOST_PIECES);
  const values: (readonly [value: number, bits: number])[] = [
    [VARIANTS.indexOf(variant), BITS.variant],
    [kept.length, BITS.count],
    ...kept.flatMap(({ kind, name, x, y, angle, width, depth }) => [
      [kind === 'own' ? OWN : PIECES[kind].code, BITS.kind] as const,
      [clamp(x, -FURTHEST, FURTHEST) + FURTHEST, BITS.place] as const,
      [clamp(y, -FURTHEST, FURTHEST) + FURTHEST, BITS.place] as const,
      [((Math.round(angle) % 360) + 360) % 360, BITS.angle] as const,
      [clamp(width, SIZE.least, SIZE.most), BITS.size] as const,
      [clamp(depth, SIZE.least, SIZE.most), BITS.size] as const,
      ...(kind === 'own' ? nameValues(name ?? '') : []),
    ]),
  ];
  const body = VERSION + writeBits(values);
  return body + checksumOf(body);
}

function nameValues(name: string): (readonly [value: number, bits: number])[] {
  const units = name.slice(0, NAME_LENGTH);
  return [
    [units.length, BITS.length],
    ...Array.from({ length: units.length }, (_, index) => [units.charCodeAt(index), BITS.unit] as const),
  ];
}

export type LayoutFault = 'empty' | 'version' | 'damaged';

/** A layout from an address: pieces of kinds that are not known here are left out and counted. */
export function readLayout(code: string): { layout: Layout; unknown: number } | { fault: LayoutFault } {
  if (code === '') return { fault: 'empty' };
  if (!code.startsWith(VERSION)) return { fault: 'version' };
  const body = code.slice(0, -checksumOf('').length);
  if (checksumOf(body) !== code.slice(body.length)) return { fault: 'damaged' };
  const read = readBits(body.slice(VERSION.length));
  const variant = VARIANTS[read(BITS.variant)];
  const count = read(BITS.count);
  const pieces: Piece[] = [];
  let unknown = 0;
  for (let index = 0; index < count; index += 1) {
    const kindCode = read(BITS.kind);
    const [x, y] = [read(BITS.place) - FURTHEST, read(BITS.place) - FURTHEST];
    const [angle, width, depth] = [read(BITS.angle), read(BITS.size), read(BITS.size)];
    const isRight = [x, y].every((place) => Math.abs(place) <= FURTHEST) && angle < 360;
    const hasSize = [width, depth].every((size) => size >= SIZE.least && size <= SIZE.most);
    if (!isRight || !hasSize) return { fault: 'damaged' };
    const name = kindCode === OWN ? readName(read) : null;
    if (name && name.length > NAME_LENGTH) return { fault: 'damaged' };
    const kind = kindCode === OWN ? 'own' : KINDS.get(kindCode);
    if (kind) pieces.push({ id: `${index + 1}`, kind, name, x, y, angle, width, depth });
    else unknown += 1;
  }
  return variant && count <= MOST_PIECES && read.isAtEnd()
    ? { layout: { variant, pieces }, unknown }
    : { fault: 'damaged' };
}

const readName = (read: (bits: number) => number): string =>
  String.fromCharCode(...Array.from({ length: read(BITS.length) }, () => read(BITS.unit)));
