import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Glazing } from '#site/plan/openings.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import type { Side } from '#site/schema/plans.ts';
import { smallPlan } from '#tests/support/plan.ts';
import { root } from '#tests/support/source-files.ts';
import { drawDoors } from '#tools/plan-drawing/building/doors.ts';
import { drawWindows } from '#tools/plan-drawing/building/windows.ts';
import { FIXTURE_SYMBOLS } from '#tools/plan-drawing/items/fixtures.ts';
import { FURNITURE_SYMBOLS } from '#tools/plan-drawing/items/furniture.ts';

// What a picture builds by a rule, its drawing shows by the same: where the rule of one side changes, these fail.

const rendered = (file: string) => fs.readFileSync(path.join(root, 'art/render/scenes/home', `${file}.py`), 'utf8');

const [seats, bath, storage, counters] = ['seats', 'bath', 'storage', 'counters'].map((name) =>
  rendered(`pieces/${name}`),
);

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
    // Every design has the seats that it is told.
    const sofas = fs.readFileSync(path.join(root, 'art/render/scenes/interior/sofas.py'), 'utf8');
    expect(sofas).not.toMatch(/range\(\d/);
    const designs = sofas.split('\ndef ').filter((design) => design.split('\n')[0]?.includes('seats'));
    expect(designs.length).toBeGreaterThan(4);
    for (const design of designs) expect(count(design, /\bseats\b/g), design.split('(')[0]).toBeGreaterThan(1);
    expect(count(sofas, /in range\(seats\)/g)).toBe(3);
    const seatsOf = (width: number) => count(FURNITURE_SYMBOLS.sofa(width, 900), /<rect/g) - 1;
    expect([1800, 2200, 2300, 2400].map(seatsOf)).toEqual([2, 2, 3, 3]);
  });

  it('a cupboard with as many doors', () => {
    expect(storage).toContain('count = max(2, round(wide / .46))');
    const doorsOf = (width: number) => count(FIXTURE_SYMBOLS.cupboard(width, 350, 'entrance'), /V350/g);
    expect([700, 1420, 1500, 1900, 2000, 2200].map(doorsOf)).toEqual([2, 3, 3, 4, 4, 5]);
  });

  it('tall units of a kitchen as a column of ovens with a cupboard beside it', () => {
    expect(storage).toContain('columns = [.6, wide - .6] if wide > .7 else [wide]');
    expect(FIXTURE_SYMBOLS.cupboard(900, 600, 'kitchen')).toContain('M300 0V600');
    expect(FIXTURE_SYMBOLS.cupboard(600, 600, 'kitchen')).not.toContain('V600');
  });

  it('a sink with one bowl, a hob with four rings', () => {
    expect(counters).toContain('half = min(.40, wide / 2 - .06)');
    expect(counters).toContain('back, front, low = .12, deep - .11');
    expect(FIXTURE_SYMBOLS.sink(900, 600)).toContain('y="120" width="780" height="370"');
    expect(count(FIXTURE_SYMBOLS.sink(900, 600), /<rect/g)).toBe(2);
    expect(count(FIXTURE_SYMBOLS.hob(750, 600), /<circle/g)).toBe(4);
  });

  it('a tub and a shower with their taps at the same end, and the glass from the other', () => {
    // To the renderer the middle of the back is 0, and what is to the right of it is to the left here.
    expect(bath).toContain('x = half - .26');
    expect(FIXTURE_SYMBOLS.bath(1500, 700)).toContain('cx="260"');
    expect(bath).toContain('x, shelf = way * (half - .36)');
    expect(FIXTURE_SYMBOLS.shower(1500, 900)).toContain('M220 30h280');
    expect(bath).toContain('(-half + .002, half * .22, deep - .014, deep - .006');
    expect(FIXTURE_SYMBOLS.shower(1500, 900)).toContain('M1500 890H585');
  });

  it('the screen above a console no wider, less wide in a bedroom', () => {
    expect(seats).toContain("screen = min(1.68 if site.use == 'living' else 1.24, wide * .78)");
    expect(FURNITURE_SYMBOLS.console(2400, 400, 'living')).toContain('h1680');
    expect(FURNITURE_SYMBOLS.console(2000, 400, 'bedroom')).toContain('h1240');
    expect(FURNITURE_SYMBOLS.console(1500, 400, 'living')).toContain('h1170');
  });
});

describe('a window or a door is drawn as it is rendered', () => {
  const gap = (length: number) => ({ x0: 0, x1: length, y0: 0, y1: 250 });
  const partsOf = (kind: Glazing['kind'], length: number, side: Side = 'south') => {
    const glazing = {
      gap: gap(length),
      runs: 'east',
      room: '거실',
      side,
      kind,
      isInner: false,
      sill: 0,
      head: 2300,
    } as const;
    return [...drawWindows([glazing]).matchAll(/<rect x="[-\d.]+" y="([-\d.]+)"/g)].slice(1).map(([, y]) => Number(y));
  };

  it('a window with as many panes', () => {
    const windows = rendered('windows');
    expect(windows).toContain('FRAME, SASH, TRANSOM, LAP = .13, .05,');
    expect(windows).toContain('most=1.9)');
    expect(windows).toContain('count = max(2, round((u1 - u0) / most))');
    const panes = [1000, 3400, 3700, 4900, 7000].map((length) => partsOf('split', length).length);
    expect(panes).toEqual([2, 2, 2, 3, 4]);
    expect(windows).toContain('count = max(1, round((u1 - u0) / .9))');
    expect([700, 1900].map((length) => partsOf('projected', length).length)).toEqual([1, 2]);
    expect(windows).toContain('max(1, round((u1 - u0) / 1.5))');
    expect([1000, 3000].map((length) => partsOf('fixed', length).length)).toEqual([1, 2]);
  });

  it('the first pane on the track within', () => {
    expect(rendered('windows')).toContain('depth + (.046 if index % 2 else 0)');
    const [south, north] = [partsOf('sliding', 1000), partsOf('sliding', 1000, 'north')];
    // Drawings grow to the south.
    expect(south[0]).toBeLessThan(south[1]!);
    expect(north[0]).toBeGreaterThan(north[1]!);
  });

  it('a sliding door with one leaf, from 1,300 mm with two, a glazed one with three panels', () => {
    const doors = rendered('doors');
    expect(doors).toContain('halves = [(start, end)] if end - start < 1.3 else');
    expect(doors).toContain('for index in range(3):');
    const door = resolvePlan(smallPlan, 'extended').doorways.find(({ kind }) => kind === 'sliding')!;
    const leavesOf = (length: number, isGlazed: boolean) =>
      count(drawDoors({ doorways: [{ ...door, gap: gap(length), isGlazed }] }), /<rect/g) - 1;
    expect([1000, 1290, 1300].map((length) => leavesOf(length, false))).toEqual([1, 1, 2]);
    expect([1000, 1500].map((length) => leavesOf(length, true))).toEqual([3, 3]);
  });
});
