import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkTour } from '#site/check/check-tour.ts';
import type { Content } from '#site/content-schema.ts';
import { tourSchema, type Tour, type Walk } from '#site/schema/tour.ts';
import { plan44 } from '#content/plans/44.ts';
import { walk44 } from '#content/tour/44.ts';
import { root } from '#tests/support/source-files.ts';
import { openPlan, pointIn, wholeWalk } from '#tests/support/tour/open-home.ts';
import { loadContent } from '#tools/content/content.ts';

const { units } = await loadContent(`${root}/tests/fixtures/second-site`);
const { id } = units.units[0]!;
const plans = { [id]: openPlan };
const whole: Walk = { ...wholeWalk, unit: id };

const tourOf = (...walks: Walk[]): Tour => ({ lead: 'a', hint: 'a', tabs: [{ id: 'a', label: 'a', walks }] });

/** What the check says of a tour. */
const said = (tour: Tour | null, content: Pick<Content, 'units' | 'plans'> = { units, plans }): string[] =>
  checkTour({ ...content, tour }).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);

/** The same walk with its first point changed. */
const changed = (change: Partial<Walk['points'][number]>): Walk => ({
  ...whole,
  points: whole.points.map((point, index) => (index === 0 ? { ...point, ...change } : point)),
});

test('a walk that fits its plan is passed over, and so is a development without one', () => {
  expect(said(tourOf(whole))).toEqual([]);
  expect(said(null)).toEqual([]);
  expect(
    said({
      ...tourOf(),
      tabs: [{ id: 'a', label: 'a', title: 'a', poster: whole.poster, address: 'https://vr.example.org/' }],
    }),
  ).toEqual([]);
});

test('a point of a room that there is not, or beside its room, is named with what there is', () => {
  expect(said(tourOf(changed({ room: '온실' })))).toEqual([
    expect.stringMatching(
      /^tour\.ts: tabs\[0\]\.walks\[0\]\.points\[0\]\.room: no room has the name '온실': write one of .+/,
    ),
  ]);
  expect(said(tourOf(changed({ at: [-9000, -9000] })))).toEqual([
    expect.stringMatching(/points\[0\]\.at: \[-9000, -9000\] lies outside of the home: '.+' reaches from \[/),
  ]);
});

test('it may stand in a corner that is a part of its room, and in no corner of another', () => {
  const corner = [2180, 900] as const;
  const walkWith = (room: string): Walk => ({
    ...walk44,
    unit: id,
    points: walk44.points.map((point) => (point.room === room ? { ...point, at: [...corner] } : point)),
  });
  const homes = { units, plans: { [id]: plan44 } };
  expect(said(tourOf(walkWith('침실')), homes)).toEqual([]);
  expect(said(tourOf(walkWith('거실')), homes)).toContainEqual(
    expect.stringMatching(/\.at: \[2180, 900\] lies in '침실 창가'/),
  );
});

test('nor may it stand at a wall, or in a piece of furniture', () => {
  expect(said(tourOf(changed({ at: [200, 2000] })))).toEqual([
    expect.stringMatching(/points\[0\]\.at: it is 200 mm from a wall, a door or a window: keep 300/),
  ]);
  const sofa = { kind: 'sofa', room: '거실', against: 'west', at: 500 } as const;
  const furnished = { [id]: { ...openPlan, furniture: [sofa] } };
  expect(said(tourOf(changed({ at: [600, 1500] })), { units, plans: furnished })).toEqual([
    expect.stringMatching(/points\[0\]\.at: it is in the sofa \(furniture\[0\]\): move it to the free floor/),
  ]);
  expect(said(tourOf(changed({ at: [600, 1500] })))).toEqual([]);
});

test('a walk has 5 to 8 points, or says that it is not whole yet', () => {
  const { partial, ...few } = whole;
  expect(said(tourOf(few))).toEqual([
    expect.stringMatching(
      /walks\[0\]\.points: a walk has 5 to 8 points, this one has 4: add the other rooms, or write partial: true/,
    ),
  ]);
  expect(said(tourOf({ ...few, partial }))).toEqual([]);
  const corners = [0, 1, 2, 3, 4].map((index) => ({
    ...pointIn(`corner-${index}`, '거실', [1000 + index * 500, 1000]),
    name: `거실 ${index}`,
  }));
  expect(said(tourOf({ ...few, points: [...few.points, ...corners] }))).toEqual([
    expect.stringMatching(/points: 9 points are too many to keep: write 8 at most/),
  ]);
});

test('every point is reached from the first, by doors between rooms that have one', () => {
  const apart = whole.points.filter(({ room }) => room === '주방' || room === '침실');
  expect(said(tourOf({ ...whole, points: apart }))).toEqual([
    expect.stringMatching(
      /points\[1\]: nobody gets from 'kitchen' to 'bedroom' \('침실'\) by doors .*: add one in a room/,
    ),
  ]);
});

test('ids, names and units stand once, and a walk leads through a unit that there is', () => {
  const [first] = whole.points;
  const twice = { ...whole, points: [first!, { ...first! }] };
  expect(said(tourOf(twice))).toEqual([
    expect.stringMatching(/points\[1\]\.id: 'living' stands twice: write another/),
    expect.stringMatching(/points\[1\]\.name: another point is called '.+' too: give this one a name of its own/),
  ]);
  expect(said(tourOf(whole, whole))).toEqual([
    expect.stringMatching(/walks\[1\]\.unit: another walk leads through '.+' already: remove one/),
  ]);
  expect(said(tourOf({ ...whole, unit: '999Z' }))).toEqual([
    expect.stringMatching(/walks\[0\]\.unit: no unit has the id '999Z': write one of /),
  ]);
});

test('the schema says what to write in the place of a wrong azimuth, place or tab', () => {
  const messages = (value: unknown) => v.safeParse(tourSchema, value).issues?.map(({ message }) => message) ?? [];
  const tour = tourOf(changed({ heading: 400 }));
  expect(messages(tour)).toEqual(['write 0 (north) to 359: 90 is east, 180 south']);
  expect(messages({ ...tour, tabs: [{ id: 'a', label: 'a' }] })).toEqual([
    expect.stringMatching(/^write \{ id, label, walks: \[ … \] \}, or/),
  ]);
});
