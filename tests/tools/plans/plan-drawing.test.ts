import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plans } from '#content/plans.ts';
import type { Plan } from '#site/schema/plans.ts';
import { resolvePlan } from '#site/plan/resolve-plan.ts';
import { smallPlan } from '#tests/support/plan.ts';
import { compassPlace } from '#tools/plan-drawing/annotations/marks.ts';
import { drawLabels } from '#tools/plan-drawing/annotations/labels.ts';
import { drawDoors } from '#tools/plan-drawing/building/doors.ts';
import { drawWindows } from '#tools/plan-drawing/building/windows.ts';
import { drawPlan } from '#tools/plan-drawing/draw-plan.ts';
import { facadeMarks } from '#tools/plan-drawing/annotations/facade.ts';
import { outlinesOf } from '#tools/plan-drawing/building/trace.ts';
import { gridOf } from '#site/plan/grid.ts';
import { grow, type Rect } from '#site/plan/rect.ts';

const LAYERS = ['', '-furniture', '-names-small', '-names-large', '-dimensions'];

/** Layers are the file's outermost groups. */
const layersOf = (svg: string) =>
  new Map(
    svg
      .split('<g id="')
      .slice(1)
      .map((layer) => [layer.slice(0, layer.indexOf('"')), layer]),
  );

describe.each(Object.entries(plans))('the drawing of %s', (_id, plan) => {
  const { svg, hasVariants, box, em } = drawPlan(plan);

  it('has names of 12 px at least where a phone of 390 px shows it, 332 px wide', () =>
    expect((em.small / box[2]) * 332).toBeGreaterThanOrEqual(12));

  it('is light', () => expect(brotliCompressSync(svg).length).toBeLessThan(12_000));

  it('has every layer of every variant, and something to see in each', () => {
    const layers = layersOf(svg);
    const variants = hasVariants ? ['extended', 'basic'] : ['extended'];
    expect([...layers.keys()].sort()).toEqual(
      variants.flatMap((variant) => LAYERS.map((layer) => variant + layer)).sort(),
    );
    for (const [id, markup] of layers)
      expect(markup.match(/<(path|rect|text)\b/g)?.length, id).toBeGreaterThan(plan.rooms.length / 2);
  });

  it('carries no styles, which the security policy forbids, and no typeface, which the page gives', () => {
    expect(svg).not.toMatch(/style|font-family|class=/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('names every room with its area', () => {
    const spoken = svg.replaceAll(/<[^>]*>/g, '');
    const whole = plan.rooms.filter(({ partOf }) => partOf === undefined);
    for (const { name, label = name } of [
      ...whole,
      ...plan.kept.map((kept) => ({ name: kept.name, label: kept.name })),
    ]) {
      expect(
        [name, label.replace(' ', '')].some((text) => spoken.includes(text)),
        name,
      ).toBe(true);
    }
  });

  it('sets names of 12 pixels or more on a phone, whose drawing is 346 wide', () =>
    expect((em.small / box[2]) * 346).toBeGreaterThan(11.9));

  it('has no area smaller than its names on a phone, where those are as small as text should be', () => {
    const small = layersOf(svg).get('extended-names-small') ?? '';
    expect(small).toContain('㎡');
    expect(new Set([...small.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => size))).toEqual(new Set(['1em']));
  });

  it('has chains of dimensions that add up to the whole on all sides', () => {
    const { spaces } = resolvePlan(plan, 'extended');
    const [x, y] = [spaces.flatMap(({ x0, x1 }) => [x0, x1]), spaces.flatMap(({ y0, y1 }) => [y0, y1])];
    for (const [side, ends] of [
      ['south', x],
      ['north', x],
      ['west', y],
      ['east', y],
    ] as const) {
      const marks = facadeMarks(side, spaces);
      expect([marks[0], marks.at(-1)], side).toEqual([Math.min(...ends), Math.max(...ends)]);
      expect(marks.length, side).toBeGreaterThan(2);
    }
  });
});

describe('a drawing', () => {
  it('shows what a strict reader uses of it, and nothing by itself', async () => {
    // The alpha channel: where nothing is drawn it is 0.
    const densest = async (svg: string) => {
      const { channels } = await sharp(Buffer.from(svg), { density: 1 }).stats();
      return channels[3]?.max;
    };
    const { svg } = drawPlan(smallPlan);
    expect(await densest(svg)).toBe(0);
    expect(await densest(svg.replace(/<\/svg>$/, '<use href="#extended"/></svg>'))).toBe(255);
  });

  it('has one variant where there is no balcony', () => {
    const rooms = smallPlan.rooms.map((room) => ({ ...room, balcony: undefined }));
    const { svg, hasVariants } = drawPlan({ ...smallPlan, balcony: null, rooms });
    expect(hasVariants).toBe(false);
    expect(svg).not.toContain('id="basic"');
  });

  it('has a compass in each variant, and none where its homes look in several directions', () => {
    const circlesIn = (hasNorth: boolean) => drawPlan(smallPlan, { hasNorth }).svg.split('<circle').length;
    expect(circlesIn(true) - circlesIn(false)).toBe(2);
  });

  it('measures what one sees from a side', () => {
    const { spaces } = resolvePlan(smallPlan, 'basic');
    expect(facadeMarks('north', spaces)).toEqual([0, 2000, 5000, 6500]);
    expect(facadeMarks('south', spaces)).toEqual([0, 5000, 6500]);
    expect(facadeMarks('west', spaces)).toEqual([-1400, 0, 4000, 6400]);
  });

  it('names a room that is too small for its name outside of the home, with a line that crosses no other room', () => {
    const led = Object.values(plans).flatMap((plan) => {
      const resolved = resolvePlan(plan, 'extended');
      const labels = layersOf(drawPlan(plan).svg).get('extended-names-small') ?? '';
      const lines = labels.matchAll(
        /d="M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)"[^>]*\/><circle[^>]*\/><\/g><text[^>]*><tspan[^>]*>(.*?)<\/tspan>/g,
      );
      return [...lines].map(([, x0, y0, x1, y1, name = '']) => ({
        spaces: resolved.spaces,
        from: { x: Number(x0), y: -Number(y0) },
        to: { x: Number(x1), y: -Number(y1) },
        name,
      }));
    });
    expect(led.map(({ name }) => name)).toEqual(expect.arrayContaining(['현관창고', '팬트리', '실외기실']));
    const lies =
      ({ x, y }: { x: number; y: number }) =>
      (rect: Rect) =>
        x > rect.x0 && x < rect.x1 && y > rect.y0 && y < rect.y1;
    for (const { spaces, from, to, name } of led) {
      const outside = spaces.map((space) => grow(space, 250));
      expect(outside.filter(lies(from)), name).toEqual([]);
      const crossed = Array.from({ length: 1001 }, (_, step) => step / 1000).flatMap((share) =>
        spaces.filter(lies({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })),
      );
      expect([...new Set(crossed.map((space) => space.name))]).toEqual([name]);
    }
  });

  it('shows a corner of a room with the room: one name, both areas', () => {
    const { svg } = drawLabels(resolvePlan(plans['44']!, 'extended'), { em: 200, areaSize: 1 });
    const spoken = svg.replaceAll(/<[^>]*>/g, ' ');
    expect(spoken).not.toContain('창가');
    expect(spoken).toMatch(/침실\s+8\.4㎡/);
  });

  it('draws a louvre as slats, and an arrow where leaves slide to', () => {
    const { glazings, doorways } = resolvePlan(smallPlan, 'extended');
    const [louvre] = glazings.filter(({ kind }) => kind === 'louvre');
    expect(drawWindows([louvre!]).match(/<rect/g)).toHaveLength(11);
    const tipOf = (slides: 'east' | 'west') => {
      const door = doorways.find(({ kind }) => kind === 'sliding')!;
      const shaft = /M([-\d.]+) [-\d.]+L([-\d.]+) [-\d.]+M/.exec(
        drawDoors({ doorways: [{ ...door, slides }] }).replaceAll(/ ?([MLHV]) ?/g, '$1'),
      );
      return Number(shaft?.[2]) - Number(shaft?.[1]);
    };
    expect(tipOf('east')).toBe(340);
    expect(tipOf('west')).toBe(-340);
  });

  it('draws a region as its outline, holes among them', () => {
    const ring = gridOf([{ x0: 0, y0: 0, x1: 30, y1: 30 }], [{ x0: 10, y0: 10, x1: 20, y1: 20 }]);
    const outlines = outlinesOf(ring);
    expect(outlines.map((points) => points.length)).toEqual([4, 4]);
    expect(outlines.flat()).toContainEqual({ x: 20, y: 20 });
  });

  it('writes a room’s name as text, whatever is in it', () => {
    const rooms = smallPlan.rooms.map((room) => (room.name === '거실' ? { ...room, name: 'A<B&C' } : room));
    expect(drawPlan({ ...smallPlan, rooms, doors: [], furniture: [], windows: [] }).svg).toContain('A&lt;B&amp;C');
  });
});

it('draws a home that fills its sheet without a compass, instead of not at all', () => {
  const isLeft = (room: string) => smallPlan.rooms.some(({ name }) => name === room);
  const { doors, windows, fixtures, ...small } = smallPlan;
  const full: Plan = {
    ...small,
    balcony: null,
    kept: [],
    entrance: { ...smallPlan.entrance, width: 850 },
    doors: doors.filter(({ to }) => isLeft(to)),
    windows: windows.filter(({ room }) => isLeft(room)),
    fixtures: fixtures.filter(({ room }) => isLeft(room)),
  };
  expect(compassPlace(resolvePlan(full, 'extended'))).toBeNull();
  expect(drawPlan(full).svg).toBe(drawPlan(full, { hasNorth: false }).svg);
  expect(drawPlan(plans['84A']!).svg).not.toBe(drawPlan(plans['84A']!, { hasNorth: false }).svg);
});
