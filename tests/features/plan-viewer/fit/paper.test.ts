import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { plans as secondPlans } from '#tests/fixtures/second-site/plans.ts';
import { paperFor, SCALE } from '#features/plan-viewer/fit/layouts/paper.ts';
import { drawPlan } from '#tools/plan-drawing/draw-plan.ts';

const SIDES = { A4: [210, 297], A3: [297, 420] } as const;

test.each(Object.entries({ ...plans, ...secondPlans }))(
  '%s lies within its sheet at 1:50, with its head',
  (_, plan) => {
    const { box, above } = drawPlan(plan);
    const [width, height] = [box[2], box[3] - above];
    const { size, isWide } = paperFor(width, height);
    const [short, long] = SIDES[size];
    const [across, down] = isWide ? [long, short] : [short, long];
    expect(width / SCALE).toBeLessThanOrEqual(across - 16);
    expect(height / SCALE).toBeLessThanOrEqual(down - 16 - 18);
  },
);

test('the smaller sheet is taken where it is enough', () => {
  expect(paperFor(13_180, 8630)).toEqual({ size: 'A4', isWide: true });
  expect(paperFor(5980, 9800)).toEqual({ size: 'A4', isWide: false });
  expect(paperFor(14_680, 9150)).toEqual({ size: 'A3', isWide: true });
  expect(paperFor(10_180, 13_880)).toEqual({ size: 'A3', isWide: false });
});
