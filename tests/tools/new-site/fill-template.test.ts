import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkPlan } from '#site/plan/check-plan.ts';
import type { Plans } from '#site/schema/plans.ts';
import { readContent } from '#tools/content/read-content.ts';
import { root } from '#tests/support/source-files.ts';
import { fillUnits, unitTypes } from '#tools/new-site/fill-template.ts';
import { drawPlan } from '#tools/plan-drawing/draw-plan.ts';
import { setValues } from '#tools/new-site/set-values.ts';

/** The one plan of the template. */
async function readStandIn() {
  const { written } = await readContent(path.join(root, 'sites/template'));
  return (written['plans'] as Plans)['84A']!;
}

const template = (name: string) => fs.readFileSync(path.join(root, 'sites/template', name), 'utf8');

test('an area to the last decimal changes the area and the plan, and neither label nor address', () => {
  const [first, ...others] = unitTypes('84C,84').map((unit) => ({ ...unit, area: 84.9497 }));
  const units = fillUnits(template('units.ts'), [first!, ...others]);
  expect(units).toContain("label: '84㎡C'");
  expect(units).toContain("label: '84㎡',");
  expect(units).toContain('exclusive: 84.9497,');
  expect(fillUnits(template('plans.ts'), [first!])).toContain('depth: 8495,');
  expect(fillUnits(template('navigation.ts'), [first!, ...others])).toContain("path: '/FloorPlan/84',");
});

test('a value changes its field alone: comments, order and all else stay to the last sign', () => {
  const text = template('facts.ts');
  const changed = setValues(text, 'facts', { 'location.address': "둔산동 '물빛' 1", 'scale.floors': 29 });
  const lines = text
    .split('\n')
    .flatMap((line, index) => (changed.split('\n')[index] === line ? [] : [changed.split('\n')[index]]));
  expect(lines).toEqual([`    address: "둔산동 '물빛' 1",`, '    floors: 29,']);
  expect(setValues(text, 'facts', {})).toBe(text);
});

test('a list’s entry and a quoted key are fields too', () => {
  const text = "export const all: A = { list: [{ a: 1 }, { a: 2 }], '84A': { b: null } };\n";
  expect(setValues(text, 'all', { 'list[1].a': 3, "['84A'].b": [true] })).toBe(
    "export const all: A = { list: [{ a: 1 }, { a: 3 }], '84A': { b: [true] } };\n",
  );
});

test('figures from a hundred thousand on are in groups, those of a group stay so, and what is left out stays out', () => {
  const text = 'export const all: A = { land: 0, width: 12, fee: 9_500, row: [] };\n';
  expect(
    setValues(text, 'all', { land: 211_200, width: 99_999, fee: 12_000, row: [{ won: 3_500_000, due: undefined }] }),
  ).toBe('export const all: A = { land: 211_200, width: 99999, fee: 12_000, row: [{ won: 3_500_000 }] };\n');
});

test('a field that there is not stops', () => {
  expect(() => setValues(template('facts.ts'), 'facts', { 'scale.doors': 1 })).toThrow(
    'facts has no field scale.doors',
  );
});

test.each([17, 36.5, 59.9412, 84, 134.2])(
  'a stand-in of %f m² has all that is asked of a home, with and without balcony',
  async (area) => {
    const depth = Math.round(area * 100);
    const standIn = await readStandIn();
    const rooms = standIn.rooms.map((room) => ({ ...room, depth }));
    for (const balcony of [null, { name: '발코니', depth: 2940 }])
      expect(checkPlan({ ...standIn, rooms, balcony })).toEqual([]);
    expect(rooms.map(({ use }) => use)).toEqual(expect.arrayContaining(['bath', 'entrance', 'living']));
    expect(standIn.fixtures.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['toilet', 'basin', 'shower']));
  },
);

test('a stand-in’s drawing says that it is one, and neither names nor measures its rooms', async () => {
  const { svg } = drawPlan(await readStandIn());
  expect(svg).toContain('임시 도면');
  expect(svg).not.toMatch(/거실|욕실|㎡/);
  // Two layers of names have the one text, dimensions have none.
  expect(svg.match(/<text/g)).toHaveLength(2);
});
