import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { WALLS } from '#site/plan/openings.ts';
import { smallPlan } from '#tests/support/plan.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { drawCompared, textSizes } from '#tools/plan-drawing/draw-compared.ts';
import { comparisonOf } from '#tools/plans/comparison.ts';

const content = await loadContent(`${root}/src/content`);

const idsIn = (svg: string) => Array.from(svg.matchAll(/<g id="([^"]+)"/g), ([, id]) => id);
const layersOf = (variant: string) =>
  textSizes.flatMap(({ em }) => [`${variant}-names-${em}`, `${variant}-dimensions-${em}`]);

describe.each(Object.entries(content.plans))('what a comparison adds to the drawing of %s', (_id, plan) => {
  const { svg, outline } = drawCompared(plan);

  it('is light', () => expect(brotliCompressSync(svg).length).toBeLessThan(6000));

  it('is names and dimensions in every size of text, in every variant', () => {
    const variants = plan.balcony ? ['extended', 'basic'] : ['extended'];
    expect(new Set(idsIn(svg))).toEqual(new Set(variants.flatMap(layersOf)));
    expect(svg).not.toMatch(/style|font-family|class=|NaN|undefined|Infinity/);
  });

  it('is a closed outline that fills its box, as wide as the rooms and both walls', () => {
    const [left, top, width, height] = outline.box;
    expect(outline.path).toMatch(/^M[-\d HV]+Z$/);
    const numbers = (pattern: RegExp) => Array.from(outline.path.matchAll(pattern), ([, number]) => Number(number));
    const xs = numbers(/[MH](-?\d+)/g);
    const ys = numbers(/(?:M-?\d+ |V)(-?\d+)/g);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([left, left + width]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([top, top + height]);
    const south = plan.balcony && plan.rooms.some(({ balcony }) => balcony === 'south') ? plan.balcony.depth : 0;
    expect(top + height).toBe(south + WALLS.outer);
  });
});

test('an outline follows the home’s corners', () => {
  const [living, bath] = smallPlan.rooms;
  const rooms = [living!, { ...bath!, width: 5000 }, { ...smallPlan.rooms[2]!, x: 0, y: 6400, width: 3000 }];
  // 3,000 mm wide above, 5,000 below; the balcony lies 1,400 mm before the living room.
  expect(drawCompared({ ...smallPlan, kept: [], rooms }).outline).toEqual({
    path: 'M-250 1650H5250V-6650H3250V-9050H-250Z',
    box: [-250, -9050, 5500, 10_700],
  });
});

test('text is a fifth larger from size to size, so that a page always finds one', () => {
  const ems = textSizes.map(({ em }) => em);
  ems.slice(1).forEach((em, index) => expect(em / (ems[index] ?? 0)).toBeCloseTo(1.2, 1));
});

test('a page of a comparison knows the types that are sold, and where their texts are', () => {
  const files = new Map<string, string>();
  const { types, usual } = comparisonOf(content, (name, svg) => {
    files.set(name, svg);
    return `/${name}.svg`;
  });
  expect(types.map(({ id, texts }) => [id, texts])).toEqual([
    ['59A', '/59A-texts.svg'],
    ['59B', '/59B-texts.svg'],
    ['84A', '/84A-texts.svg'],
    ['84B', '/84B-texts.svg'],
    ['44', '/44-texts.svg'],
  ]);
  expect([...files.keys()]).toEqual(types.map(({ id }) => `${id}-texts`));
  expect(usual).toEqual(['59A', '84A']);
});

test('a stand-in is compared with nothing: its measures are nobody’s', () => {
  const [id, plan] = Object.entries(content.plans)[0]!;
  const plans = { ...content.plans, [id]: { ...plan, standIn: true } };
  const { types, usual } = comparisonOf({ ...content, plans }, (name) => name);
  expect(types.map((type) => type.id)).not.toContain(id);
  expect(types.length).toBeGreaterThan(2);
  expect(types.map((type) => type.id)).toEqual(expect.arrayContaining([...usual]));
});
