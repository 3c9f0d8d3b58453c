import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeBits } from '#site/furniture/bits.ts';
import { checksumOf } from '#site/furniture/checksum.ts';
import { FURTHEST, NAME_LENGTH, readLayout, SIZE, writeLayout } from '#site/furniture/layout-code.ts';
import { PIECE_KINDS, PIECES } from '#site/furniture/library.ts';
import { MOST_PIECES, type Layout, type Piece } from '#site/furniture/piece.ts';
import { startingLayout } from '#site/furniture/starting-layout.ts';
import { homeNamed } from '#tests/support/furniture/homes.ts';
import { ownPiece, pieceOf } from '#tests/support/furniture/pieces.ts';

const place = fc.record({
  x: fc.integer({ min: -FURTHEST, max: FURTHEST }),
  y: fc.integer({ min: -FURTHEST, max: FURTHEST }),
  angle: fc.integer({ min: 0, max: 359 }),
  width: fc.integer({ min: SIZE.least, max: SIZE.most }),
  depth: fc.integer({ min: SIZE.least, max: SIZE.most }),
});
const known = fc.record({
  kind: fc.constantFrom(...PIECE_KINDS),
  name: fc.constant(null),
});
const own = fc.record({
  kind: fc.constant('own' as const),
  name: fc.string({ unit: 'binary', maxLength: NAME_LENGTH }).map((name) => name.slice(0, NAME_LENGTH)),
});
const layouts: fc.Arbitrary<Layout> = fc.record({
  variant: fc.constantFrom('basic', 'extended'),
  pieces: fc
    .array(fc.tuple(place, fc.oneof(known, own)), { maxLength: MOST_PIECES })
    .map((pieces) => pieces.map(([at, what], index): Piece => ({ id: `${index + 1}`, ...at, ...what }))),
});

const sealed = (body: string) => body + checksumOf(body);

/** A code with one piece, by the numbers that it is made of: kind, x, y, angle, width, depth. */
const codeOf = (kind: number, x: number, y: number, angle: number, width: number, depth: number, count = 1) =>
  sealed(
    `1${writeBits([
      [1, 1],
      [count, 6],
      [kind, 8],
      [x, 16],
      [y, 16],
      [angle, 9],
      [width, 13],
      [depth, 13],
    ])}`,
  );

describe('a layout in an address', () => {
  it('comes back as it was, whatever it is, and needs no more than 2,000 plain characters', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const written = writeLayout(layout);
        expect(readLayout(written)).toEqual({ layout, unknown: 0 });
        expect(written).toMatch(/^[\w-]+$/);
        expect(written.length).toBeLessThanOrEqual(2000);
        expect(writeLayout(layout)).toBe(written);
      }),
      { numRuns: 1000 },
    );
  });

  it('needs no more than that for as many of one’s own as there may be, with the longest names', () => {
    const pieces = Array.from({ length: MOST_PIECES }, (_, index) => ({
      ...ownPiece(`${index + 1}`, 6000, 6000, { x: -30_000, y: 30_000, angle: 359 }),
      name: '긴'.repeat(NAME_LENGTH),
    }));
    const code = writeLayout({ variant: 'extended', pieces });
    expect(code.length).toBeLessThanOrEqual(2000);
    expect(readLayout(code)).toEqual({ layout: { variant: 'extended', pieces }, unknown: 0 });
  });

  it('is read by later builds as by this one', () => {
    const pieces = [
      pieceOf('1', 'bed-queen', { x: 1000, y: -250, angle: 90 }),
      ownPiece('2', 700, 350, { x: -40, y: 9 }),
    ];
    const code = '1hAbyMOhsWi7h9AAdQh1OQAK8CvA014pcny';
    expect([code, readLayout(code)]).toEqual([
      writeLayout({ variant: 'extended', pieces }),
      { layout: { variant: 'extended', pieces }, unknown: 0 },
    ]);
  });

  it('keeps what is in range: numbers go to its end, names are cut, pieces beyond the most are left out', () => {
    const far = {
      ...ownPiece('1', 10, 9000, { x: -50_000, y: 30_001, angle: -90 }),
      name: '이름이 너무 길어서 잘리는 가구',
    };
    expect(readLayout(writeLayout({ variant: 'basic', pieces: [far] }))).toMatchObject({
      layout: {
        pieces: [{ x: -30_000, y: 30_000, angle: 270, width: 50, depth: 6000, name: '이름이 너무 길어서 잘' }],
      },
    });
    const many = Array.from({ length: 50 }, (_, index) => pieceOf(`${index + 1}`, 'plant', { x: index, y: 0 }));
    const read = readLayout(writeLayout({ variant: 'basic', pieces: many }));
    expect('layout' in read && read.layout.pieces).toEqual(many.slice(0, MOST_PIECES));
  });

  it('is empty without pieces', () =>
    expect(readLayout(writeLayout({ variant: 'basic', pieces: [] }))).toEqual({
      layout: { variant: 'basic', pieces: [] },
      unknown: 0,
    }));
});

const { plan } = homeNamed('84A, extended');
const code = writeLayout({
  variant: 'extended',
  pieces: [...startingLayout(plan, 'extended'), { ...ownPiece('own', 800, 400, { x: 0, y: 0 }), name: '재봉틀' }],
});

describe('an address that somebody has changed', () => {
  const characters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~%= 가\u{0}');

  it('is refused for every single character that is another, is missing, or came twice', () => {
    const taken: string[] = [];
    for (let at = 0; at < code.length; at += 1) {
      const [before, after] = [code.slice(0, at), code.slice(at + 1)];
      const changed = characters
        .filter((character) => character !== code[at])
        .map((character) => before + character + after);
      const others = [before + after, before, before + code[at] + code[at] + after].filter((text) => text !== code);
      taken.push(...[...changed, ...others].filter((text) => text !== '' && !('fault' in readLayout(text))));
    }
    expect(taken).toEqual([]);
  });

  it('is refused for characters before, behind or within, of any number: 5,000 changes', () => {
    const isRefused = (text: string) => text === code || 'fault' in readLayout(text);
    fc.assert(
      fc.property(fc.nat({ max: code.length }), fc.nat({ max: 12 }), fc.string({ maxLength: 12 }), (at, cut, put) => {
        expect(isRefused(code.slice(0, at) + put + code.slice(at + cut))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('says whether it is empty, of another version, or damaged', () => {
    expect(readLayout('')).toEqual({ fault: 'empty' });
    expect(readLayout(`2${code.slice(1)}`)).toEqual({ fault: 'version' });
    expect(readLayout('1')).toEqual({ fault: 'damaged' });
    expect(readLayout(code.slice(0, -1))).toEqual({ fault: 'damaged' });
    expect(readLayout(sealed('1'))).toEqual({ fault: 'damaged' });
  });
});

describe('an address with what this build does not know', () => {
  it('keeps the pieces that it does know, and counts the others', () => {
    const newer = (kind: number) => [
      [kind, 8] as const,
      [30_000, 16] as const,
      [30_000, 16] as const,
      [0, 9] as const,
      [450, 13] as const,
      [450, 13] as const,
    ];
    const body = `1${writeBits([[0, 1], [3, 6], ...newer(254), ...newer(PIECES.plant.code), ...newer(255)])}`;
    expect(readLayout(sealed(body))).toEqual({
      layout: { variant: 'basic', pieces: [pieceOf('2', 'plant', { x: 0, y: 0 })] },
      unknown: 2,
    });
  });

  it('is refused where a number is out of its range, though the checksum is right', () => {
    const plant = PIECES.plant.code;
    expect(readLayout(codeOf(plant, 0, 60_000, 359, 50, 6000))).toMatchObject({ unknown: 0 });
    const wrong = [
      codeOf(plant, 60_001, 0, 0, 450, 450),
      codeOf(plant, 0, 60_001, 0, 450, 450),
      codeOf(plant, 0, 0, 360, 450, 450),
      codeOf(plant, 0, 0, 0, 49, 450),
      codeOf(plant, 0, 0, 0, 450, 49),
      codeOf(plant, 0, 0, 0, 6001, 450),
      codeOf(plant, 0, 0, 0, 450, 6001),
      codeOf(255, 0, 0, 360, 450, 450),
      codeOf(plant, 0, 0, 0, 450, 450, 2),
      codeOf(plant, 0, 0, 0, 450, 450, 0),
      codeOf(0, 0, 0, 0, 450, 450),
      sealed(`${code.slice(0, 9)}.${code.slice(10, -7)}`),
    ];
    expect(wrong.map((text) => readLayout(text))).toEqual(wrong.map(() => ({ fault: 'damaged' })));
    const name = [
      [NAME_LENGTH + 1, 4] as const,
      ...Array.from({ length: NAME_LENGTH + 1 }, () => [44_032, 16] as const),
    ];
    const withName = [[0, 8], [0, 16], [0, 16], [0, 9], [450, 13], [450, 13], ...name] as const;
    expect(readLayout(sealed(`1${writeBits([[0, 1], [1, 6], ...withName])}`))).toEqual({ fault: 'damaged' });
    const one = [
      [plant, 8],
      [0, 16],
      [0, 16],
      [0, 9],
      [450, 13],
      [450, 13],
    ] as const;
    const tooMany = `1${writeBits([[0, 1], [41, 6], ...Array.from({ length: 41 }, () => one).flat()])}`;
    expect(readLayout(sealed(tooMany))).toEqual({ fault: 'damaged' });
  });
});
