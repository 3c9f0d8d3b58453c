import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schedule as example } from '#content/schedule.ts';
import { saleState, saleSteps, type SaleState } from '#site/schedule/sale-state.ts';
import { SALE_STAGES, type Schedule, type ScheduleStep } from '#site/schema/schedule.ts';

/** Every day of two years, with the first dates of the example in them: by adding a day to a day. */
const DAYS = Array.from({ length: 731 }, (_, index) => new Date(Date.UTC(2026, 10, 1 + index)).toJSON().slice(0, 10));
const at = (index: number) => DAYS[Math.min(index, DAYS.length - 1)]!;
const indexOf = (day: string) => DAYS.indexOf(day);

const closed = { forms: 'keep', state: '분양 완료', text: '끝났습니다.' } as const;

/** Steps in order, of one day or several, some of them none of the sale's. */
const schedules = record({
  steps: array(
    record({
      from: integer({ min: 0, max: 600 }),
      days: integer({ min: 0, max: 20 }),
      isSale: boolean(),
      isLong: boolean(),
    }),
    { minLength: 1, maxLength: 9 },
  ),
  stage: constantFrom(...SALE_STAGES),
  ends: boolean(),
}).map(({ steps, stage, ends }): Pick<Schedule, 'steps' | 'end'> => {
  const sorted = steps
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, days, isSale, isLong }, index): ScheduleStep => ({
      title: `단계 ${index}`,
      from: at(from),
      until: isLong ? at(from + days) : null,
      text: '설명',
      ...(isSale && { stage }),
    }));
  const last = Math.max(...sorted.map(({ from, until }) => indexOf(until ?? from)));
  return { steps: sorted, ...(ends && { end: { from: at(last + 1), closed } }) };
});

/** What is true on a day, reckoned by going through the days one by one. */
function trueState({ steps: all, end }: Pick<Schedule, 'steps' | 'end'>, today: string): SaleState | null {
  if (end && DAYS.slice(indexOf(end.from)).includes(today)) return { kind: 'closed', closed: end.closed };
  const steps = saleSteps({ steps: all });
  if (steps.length === 0) return null;
  const on = ({ from, until }: ScheduleStep) => DAYS.slice(indexOf(from), indexOf(until ?? from) + 1).includes(today);
  const [ahead] = steps.filter(({ from }) => indexOf(from) > indexOf(today));
  const next = ahead ? { step: ahead, days: DAYS.slice(indexOf(today), indexOf(ahead.from)).length } : null;
  const running = steps.findLast(on);
  if (running) return { kind: 'running', step: running, next };
  if (!next) return { kind: 'after' };
  return { kind: next.step === steps[0] ? 'before' : 'between', next };
}

const kindOn = (day: string): SaleState['kind'] | undefined => saleState(example!, day)?.kind;

describe('the state of the sale', () => {
  test('is true on every day of two years, whatever the schedule', () => {
    const isTrue = (schedule: Pick<Schedule, 'steps' | 'end'>) =>
      DAYS.every((day) => {
        expect(saleState(schedule, day)).toEqual(trueState(schedule, day));
        return true;
      });
    isTrue(example!);
    assert(property(schedules, isTrue), { numRuns: 40 });
  });

  test('counts down by one a day to the same step, which begins on the day after D-1', () => {
    const next = (day: string) => {
      const state = saleState(example!, day);
      return state && 'next' in state ? state.next : null;
    };
    const pairs = DAYS.slice(1).map((day, index) => ({ before: next(at(index)), after: next(day), day }));
    const counted = pairs.filter(({ before }) => before !== null);
    expect(counted.length).toBeGreaterThan(100);
    for (const { before, after, day } of counted)
      expect([before!.step.from === day, after?.step === before!.step]).toEqual([before!.days === 1, before!.days > 1]);
    expect(
      counted.filter(({ before, after }) => after?.step === before!.step && after.days !== before!.days - 1),
    ).toEqual([]);
  });

  test('of the example goes from its first step to its end', () => {
    expect(kindOn('2027-03-04')).toBe('before');
    expect(kindOn('2027-03-05')).toBe('running');
    expect(kindOn('2027-03-06')).toBe('between');
    expect(saleState(example!, '2027-03-16')).toMatchObject({
      kind: 'running',
      step: { title: '1순위 접수' },
      next: { step: { title: '2순위 접수' }, days: 1 },
    });
    expect(saleState(example!, '2027-04-07')).toMatchObject({ kind: 'running', step: { title: '정당계약' } });
    expect(kindOn('2027-04-20')).toBe('after');
    expect(kindOn('2027-06-30')).toBe('after');
    expect(kindOn('2027-07-01')).toBe('closed');
    expect(kindOn('2030-01-01')).toBe('closed');
  });

  test('is not changed by a step without a stage: a payment on its way is no sale', () => {
    const payment: ScheduleStep = { title: '중도금', from: '2026-12-01', until: '2027-01-31', text: '냅니다.' };
    expect(saleState({ ...example!, steps: [payment, ...example!.steps] }, '2026-12-15')).toEqual(
      saleState(example!, '2026-12-15'),
    );
    expect(saleState({ steps: [payment] }, '2026-12-15')).toBeNull();
  });

  test('of steps that overlap is the one that began last', () => {
    const step = (title: string, from: string, until: string): ScheduleStep => ({
      title,
      from,
      until,
      text: '설명',
      stage: 'contract',
    });
    const steps = [step('아파트 계약', '2027-04-05', '2027-04-09'), step('오피스텔 접수', '2027-04-07', '2027-04-08')];
    const title = (day: string) => {
      const state = saleState({ steps }, day);
      return state?.kind === 'running' ? state.step.title : null;
    };
    expect(['2027-04-06', '2027-04-07', '2027-04-08', '2027-04-09'].map(title)).toEqual([
      '아파트 계약',
      '오피스텔 접수',
      '오피스텔 접수',
      '아파트 계약',
    ]);
  });
});
