import { describe, expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { units } from '#content/units.ts';
import { baysInWords } from '#site/plan/bays.ts';
import { planFacts } from '#site/plan/plan-facts.ts';
import { smallPlan } from '#tests/support/plan.ts';

describe('a plan in numbers', () => {
  test('has a bay for each room with a window to the south, however many windows that room has', () => {
    const [south] = smallPlan.windows;
    const windows = [
      { ...south!, at: 300, width: 900 },
      { ...south!, at: 2000, width: 900 },
      { ...south!, room: '욕실', side: 'west' as const, at: 5000, width: 600 },
    ];
    expect(planFacts({ ...smallPlan, windows }).bays).toBe(1);
  });

  test('has a bathroom for each room with a toilet', () => {
    expect(planFacts(smallPlan).bathrooms).toBe(1);
    expect(planFacts(plans['59A']!).bathrooms).toBe(2);
    expect(planFacts(plans['44']!).bathrooms).toBe(1);
  });

  test('measures rooms as built, and with the balcony in them, and the whole with what stays a balcony', () => {
    const { basic, extended } = planFacts(smallPlan).measures;
    const living = ({ rooms }: typeof basic) => rooms.find(({ name }) => name === '거실')?.size;
    expect(living(basic)).toEqual([5000, 4000]);
    expect(living(extended)).toEqual([5000, 5400]);
    expect(basic.rooms.map(({ name }) => name)).toEqual(['거실', '욕실', '현관', '다용도실', '실외기실']);
    expect([basic.whole, extended.whole]).toEqual([
      [6500, 7800],
      [6500, 7800],
    ]);
  });

  test('measures a home without a balcony the same either way', () => {
    const { basic, extended } = planFacts(plans['44']!).measures;
    expect(basic).toEqual(extended);
    expect(basic.whole).toEqual([5400, 8200]);
  });
});

describe('storage', () => {
  const { lengths, roomsM2 } = planFacts({
    ...smallPlan,
    fixtures: [
      ...smallPlan.fixtures,
      { kind: 'shelf', room: '욕실', against: 'north', at: 100, width: 1200 },
      { kind: 'shelf', room: '거실', against: 'north', at: 100, width: 800 },
      { kind: 'shelf', room: '현관', against: 'west', at: 4500, width: 700 },
      { kind: 'cupboard', room: '현관', against: 'east', at: 4500 },
      { kind: 'counter', room: '거실', against: 'east', at: 500, width: 900 },
    ],
  }).storage;

  test('adds up along the walls, by kind, in its usual width where the plan says none', () => {
    expect(lengths).toEqual({ closet: 0, cupboard: 1500, shelf: 2700 });
  });

  test('has rooms of its own: those with shelves or closets that are neither lit nor the way in', () => {
    // The living room has a window, and people come in through the hall.
    expect(roomsM2).toBe(4.8);
  });

  test('of the example has dressing rooms, pantries and stores in it', () => {
    // 1,900 × 2,400, 2,000 × 2,500 and 800 × 2,500 mm.
    expect(planFacts(plans['84A']!).storage.roomsM2).toBeCloseTo(4.56 + 5 + 2);
    expect(planFacts(plans['44']!).storage).toEqual({
      lengths: { closet: 0, cupboard: 1900, shelf: 1990 },
      roomsM2: 3.52,
    });
  });
});

describe('bays in words', () => {
  test.each([
    ['4Bay 판상형', 4],
    ['판상형 3-bay', 3],
    ['2면 개방 타워형', null],
    ['1.5룸', null],
  ])('%s promises %s', (structure, bays) => expect(baysInWords(structure)).toBe(bays));

  test('are those of the plans', () => {
    const promised = units.units.filter(({ structure }) => baysInWords(structure) !== null);
    expect(promised.map(({ id }) => id)).toEqual(['59A', '84A', '114A']);
    for (const { id, structure } of promised) expect(planFacts(plans[id]!).bays, id).toBe(baysInWords(structure));
    expect(planFacts(plans['59B']!).bays).toBe(2);
  });
});
