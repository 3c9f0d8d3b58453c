import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { FIXTURE_SYMBOLS } from '#tools/plan-drawing/items/fixtures.ts';
import { FURNITURE_SYMBOLS } from '#tools/plan-drawing/items/furniture.ts';

// What a picture builds by a rule, its drawing shows by the same: where the rule of one side changes, these fail.

const rendered = (file: string) =>
  fs.readFileSync(path.join(root, 'art/render/scenes/home/pieces', `${file}.py`), 'utf8');

const [seats, bath, storage, counters] = ['seats', 'bath', 'storage', 'counters'].map(rendered);

const count = (markup: string, part: RegExp) => markup.match(part)?.length ?? 0;

describe('a dining table', () => {
  const table = FURNITURE_SYMBOLS['dining-table'];
  /** Chairs are 420 wide; all else of a table is not. */
  const chairsOf = (width: number, depth: number) => count(table(width, depth), /width="420"/g);

  it('has the chairs that its pictures have: three on a side from 1,750 mm, else two', () => {
    expect(seats).toContain('count = 3 if wide > 1.75 else 2');
    expect(chairsOf(1800, 1300)).toBe(6);
    expect(chairsOf(1750, 1200)).toBe(4);
    expect(chairsOf(1400, 1200)).toBe(4);
  });

  it('is round where its pictures have a round one: nearly square', () => {
    expect(seats).toContain('if wide < deep * 1.1:');
    expect(table(1200, 1200)).toContain('<circle');
    expect(chairsOf(1200, 1200)).toBe(4);
    expect(table(1400, 1200)).not.toContain('<circle');
  });
});

describe('a piece is drawn as it is rendered', () => {
  it('a sofa with two seats, from 2,300 mm with three', () => {
    expect(seats).toContain('2 if wide < 2.3 else 3');
    const seatsOf = (width: number) => count(FURNITURE_SYMBOLS.sofa(width, 900), /<rect/g) - 1;
    expect([1800, 2200, 2300, 2400].map(seatsOf)).toEqual([2, 2, 3, 3]);
  });

  it('a cupboard with as many doors', () => {
    expect(storage).toContain('count = max(2, round(wide / .46))');
    const doorsOf = (width: number) => count(FIXTURE_SYMBOLS.cupboard(width, 350, 'entrance'), /V350/g);
    expect([700, 1420, 1500, 1900, 2000, 2200].map(doorsOf)).toEqual([2, 3, 3, 4, 4, 5]);
  });

  it('a sink with one bowl, a hob with four rings', () => {
    expect(counters).toContain('half = min(.40, wide / 2 - .06)');
    expect(count(FIXTURE_SYMBOLS.sink(900, 600), /<rect/g)).toBe(2);
    expect(count(FIXTURE_SYMBOLS.hob(750, 600), /<circle/g)).toBe(4);
  });

  it('a tub and a shower with their taps at the same end, and the glass from the other', () => {
    // To the renderer the middle of the back is 0, and what is to the right of it is to the left here.
    expect(bath).toContain('x = half - .26');
    expect(FIXTURE_SYMBOLS.bath(1500, 700)).toContain('cx="260"');
    expect(bath).toContain('x, drain = half - .36');
    expect(FIXTURE_SYMBOLS.shower(1500, 900)).toContain('M220 30h280');
    expect(bath).toContain('(half * .22, deep - .006, high)');
    expect(FIXTURE_SYMBOLS.shower(1500, 900)).toContain('M1500 890H585');
  });

  it('the screen above a console no wider, less wide in a bedroom', () => {
    expect(seats).toContain("screen = min(1.68 if site.use == 'living' else 1.24, wide * .78)");
    expect(FURNITURE_SYMBOLS.console(2400, 400, 'living')).toContain('h1680');
    expect(FURNITURE_SYMBOLS.console(2000, 400, 'bedroom')).toContain('h1240');
    expect(FURNITURE_SYMBOLS.console(1500, 400, 'living')).toContain('h1170');
  });
});
