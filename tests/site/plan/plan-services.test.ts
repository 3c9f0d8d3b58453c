import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { planServices } from '#site/plan/plan-services.ts';
import { smallPlan } from '#tests/support/plan.ts';

test('a plan says how high its home is, and where what runs in it stands', () => {
  const low = smallPlan.rooms.map((room) => (room.use === 'bath' ? { ...room, ceiling: 2200 } : room));
  expect(planServices({ ...smallPlan, rooms: low })).toEqual({
    ceiling: 2400,
    bathCeiling: 2200,
    window: { kind: 'split', sill: 300, head: 2300 },
    laundry: { room: '다용도실', size: [700, 750] },
    boiler: null,
    outdoorUnit: { room: '실외기실', area: 1500 * 2200 },
    escape: smallPlan.escape,
  });
});

test('the window is the widest of the living room, and a machine’s own size goes before the usual one', () => {
  const [south] = smallPlan.windows;
  const windows = [{ ...south!, at: 200, width: 600, sill: 900 }, ...smallPlan.windows];
  const fixtures = smallPlan.fixtures.map((one) => (one.kind === 'laundry' ? { ...one, width: 650 } : one));
  const { window, laundry } = planServices({ ...smallPlan, windows, fixtures });
  expect(window?.sill).toBe(300);
  expect(laundry?.size).toEqual([650, 750]);
});

test('an outdoor unit within the home is said as well', () =>
  expect(planServices(plans['44']!).outdoorUnit).toEqual({ room: '실외기실', area: 1100 * 1200 }));
