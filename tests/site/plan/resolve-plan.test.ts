import { describe, expect, it } from 'vitest';
import { plans } from '#content/plans.ts';
import { gridOf, rectanglesOf } from '#site/plan/grid.ts';
import { areaOf, grow, overlap, type Rect } from '#site/plan/rect.ts';
import { innerRect } from '#site/plan/items.ts';
import { resolvePlan, type ResolvedPlan } from '#site/plan/resolve-plan.ts';
import type { Plan, Side } from '#site/schema/plans.ts';
import { smallPlan } from '#tests/support/plan.ts';

const wallsOf = ({ walls }: ResolvedPlan) => [...rectanglesOf(walls.outer), ...rectanglesOf(walls.partitions)];
const area = (rects: readonly Rect[]) => rects.reduce((sum, rect) => sum + areaOf(rect), 0);

const all = Object.entries(plans).flatMap(([id, plan]) =>
  (['basic', 'extended'] as const).map((variant) => ({ id, variant, resolved: resolvePlan(plan, variant) })),
);

describe.each(all)('the home $id, $variant,', ({ resolved }) => {
  const walls = wallsOf(resolved);
  const gaps = [...resolved.doorways, ...resolved.glazings].map(({ gap }) => gap);

  it('is closed but for its doors and windows', () => {
    const around = gridOf(
      resolved.spaces.map((space) => grow(space, 250)),
      resolved.spaces,
    );
    const open = rectanglesOf(gridOf(rectanglesOf(around), [...walls, ...gaps]));
    expect(open).toEqual([]);
  });

  it('has walls that stand once, and nowhere in a door or window', () => {
    walls.forEach((wall, index) => {
      expect(walls.slice(index + 1).some((other) => overlap(wall, other))).toBe(false);
      expect(gaps.some((gap) => overlap(wall, gap))).toBe(false);
    });
  });

  it('has every doorway through one wall, with floor on both of its sides', () => {
    for (const { gap, runs, kind } of resolved.doorways) {
      const beyond =
        runs === 'east' ? { ...gap, y0: gap.y0 - 1, y1: gap.y1 + 1 } : { ...gap, x0: gap.x0 - 1, x1: gap.x1 + 1 };
      expect(walls.some((wall) => overlap(wall, beyond))).toBe(false);
      const floors = resolved.spaces.filter((space) => overlap(space, beyond));
      expect(floors).toHaveLength(kind === 'entrance' ? 1 : 2);
    }
  });
});

describe('a home', () => {
  const basic = resolvePlan(smallPlan, 'basic');
  const extended = resolvePlan(smallPlan, 'extended');

  it('has a balcony before its extension, and larger rooms after it', () => {
    expect(basic.spaces.map(({ name }) => name)).toEqual(['거실', '욕실', '현관', '다용도실', '실외기실', '발코니']);
    expect(extended.spaces.map(({ name }) => name)).toEqual(['거실', '욕실', '현관', '다용도실', '실외기실']);
    expect(area(basic.spaces)).toBe(area(extended.spaces));
    expect(extended.spaces[0]).toMatchObject({ y0: -1400, y1: 4000 });
  });

  it('shows a window before its extension twice: in the balcony’s wall and behind it', () => {
    const south = basic.glazings.filter(({ side }) => side === 'south');
    expect(south.map(({ gap }) => [gap.y0, gap.y1])).toEqual([
      [-1650, -1400],
      [-200, 0],
    ]);
    const after = extended.glazings.filter(({ side }) => side === 'south');
    expect(after.map(({ gap }) => [gap.y0, gap.y1])).toEqual([[-1650, -1400]]);
  });

  it('takes the wall of a balcony that stays off the balcony, and leaves its room as large as it is', () => {
    const wall = rectanglesOf(extended.walls.outer).filter(({ x0, y0, y1 }) => x0 === 5000 && y0 < 2750 && y1 > 2650);
    expect(wall.map(({ x0, x1 }) => [x0, x1])).toEqual([[5000, 5200]]);
    const inside = (name: string) =>
      innerRect(
        extended.spaces,
        extended.spaces.find((one) => one.name === name)!,
      );
    expect(inside('거실').x1).toBe(5000);
    expect(inside('다용도실').x0).toBe(5200);
    const [, , , way] = extended.doorways;
    expect(way).toMatchObject({ rooms: ['현관', '실외기실'], gap: { x0: 5000, x1: 5200 } });
    expect(way?.swing?.pivot.x).toBe(5200);
  });

  it('has a window into a balcony that stays in the wall between alone, of its own kind', () => {
    const kitchen = resolvePlan(plans['59B']!, 'basic').glazings.filter(({ room }) => room === '주방/식당');
    expect(kitchen).toMatchObject([{ isInner: true, kind: 'sliding', sill: 1100, gap: { x0: -200, x1: 0 } }]);
  });

  it('has glass in the way from the entrance into the home, and none in its other sliding doors', () => {
    const glazed = (plan: Plan) =>
      resolvePlan(plan, 'extended').doorways.flatMap(({ rooms, isGlazed }) => (isGlazed ? [rooms.join('–')] : []));
    expect(glazed(smallPlan)).toEqual(['거실–현관']);
    expect(['44', '59A', '59B', '84A', '84B'].map((unit) => glazed(plans[unit]!))).toEqual([
      ['주방/식당–현관'],
      ...Array.from({ length: 4 }, () => ['복도–현관']),
    ]);
  });

  it('has a shower that is mirrored where its way in would lie behind the other fixtures', () => {
    const showersOf = (unit: string, change = (_plan: Plan) => {}) => {
      const plan = structuredClone(plans[unit]!);
      change(plan);
      return resolvePlan(plan, 'extended').items.flatMap(({ kind, isMirrored }) =>
        kind === 'shower' ? [isMirrored] : [],
      );
    };
    expect(['44', '59A', '59B', '84A', '84B'].map((unit) => showersOf(unit))).toEqual([
      [true],
      [false],
      [true],
      [false],
      [true],
    ]);
    const turned = ({ fixtures }: Plan) => {
      for (const fixture of fixtures.filter(({ room, kind }) => room === '욕실2' && kind !== 'shower'))
        fixture.against = fixture.against === 'east' ? 'west' : 'east';
    };
    expect(['59A', '59B'].map((unit) => showersOf(unit, turned))).toEqual([[true], [false]]);
    const alone = (plan: Plan) => {
      plan.fixtures = plan.fixtures.filter(({ room, kind }) => room !== '욕실2' || kind === 'shower');
    };
    expect(showersOf('59B', alone)).toEqual([false]);
  });

  it.each([
    ['north', true, false],
    ['south', false, true],
    ['west', true, false],
    ['east', false, true],
  ] as const)('has a shower in the %s that is mirrored by what lies beside it', (against, low, high) => {
    const mirrored = (toilet: { against: Side; at: number }) => {
      const plan = structuredClone(smallPlan);
      plan.fixtures = [
        { kind: 'shower', room: '욕실', against, at: against === 'north' || against === 'south' ? 500 : 4800 },
        { kind: 'toilet', room: '욕실', ...toilet },
      ];
      return resolvePlan(plan, 'extended').items.find(({ kind }) => kind === 'shower')?.isMirrored;
    };
    const isLevel = against === 'north' || against === 'south';
    expect(mirrored({ against: isLevel ? 'west' : 'south', at: isLevel ? 5000 : 800 })).toBe(low);
    expect(mirrored({ against: isLevel ? 'east' : 'north', at: isLevel ? 5000 : 800 })).toBe(high);
  });

  it('has a door down to the floor where an extension would take the balcony', () => {
    const inner = basic.glazings.filter(({ side, isInner }) => side === 'south' && isInner);
    expect(inner).toMatchObject([{ kind: 'balcony-door', sill: 0, head: 2300 }]);
    const outer = basic.glazings.filter(({ side, isInner }) => side === 'south' && !isInner);
    expect(outer).toMatchObject([{ kind: 'split', sill: 300 }]);
  });

  it('turns a leaf about its hinge into the room that it opens to', () => {
    const [entrance, , bathroom] = extended.doorways;
    expect(bathroom?.swing).toEqual({
      pivot: { x: 1940, y: 4200 },
      closed: { x: 1940, y: 4950 },
      open: { x: 1190, y: 4200 },
      radius: 750,
    });
    expect(entrance?.swing?.open).toEqual({ x: 3000, y: 7650 });
  });

  it('stands things with their backs at the face of the wall, and moves those at the extended one', () => {
    const find = ({ items }: ResolvedPlan, kind: string) => items.find((item) => item.kind === kind);
    expect(find(extended, 'toilet')).toMatchObject({ x0: 0, x1: 700, y0: 5500, y1: 5880 });
    expect(find(extended, 'plant')).toMatchObject({ y0: -1400, y1: -950 });
    expect(find(basic, 'plant')).toBeUndefined();
  });
});
