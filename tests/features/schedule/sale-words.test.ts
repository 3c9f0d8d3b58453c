import { describe, expect, test } from 'vitest';
import { schedule as example } from '#content/schedule.ts';
import { saleLines } from '#features/schedule/sale/sale-lines.ts';
import { saleWords } from '#features/schedule/sale/sale-words.ts';
import type { Schedule } from '#site/schema/schedule.ts';

const schedule: Schedule = { ...example!, example: false };
const lines = (day: string | null, of: Schedule = schedule) => {
  const said = saleLines(of, day);
  return said && [said.state, said.next, said.dDay];
};

describe('the state of the sale in words', () => {
  test('before, in, between and after the steps, and at the end', () => {
    expect(lines('2027-02-21')).toEqual(['분양 예정', '입주자모집공고 3월 5일(금)', 'D-12']);
    expect(lines('2027-03-16')).toEqual(['1순위 접수 중', '2순위 접수 3월 17일(수)', 'D-1']);
    expect(lines('2027-03-20')).toEqual(['다음 일정', '당첨자 발표 3월 24일(수)', 'D-4']);
    expect(lines('2027-04-06')).toEqual(['계약 진행 중 · 4월 7일(수)까지', '예비입주자·무순위 4월 19일(월)', 'D-13']);
    expect(lines('2027-05-01')).toEqual(['예정된 일정 종료', null, null]);
    expect(lines('2027-07-01')).toEqual(['분양 완료', null, null]);
  });

  test('name the year of a day that is not in this one', () => {
    expect(lines('2026-11-26')).toEqual(['분양 예정', '입주자모집공고 2027년 3월 5일(금)', 'D-99']);
  });

  test('while nobody knows the day say only a date that stays true', () => {
    expect(lines(null)).toEqual(['분양일정', '입주자모집공고 2027년 3월 5일(금)', null]);
  });

  test('mark example dates in every state', () => {
    for (const day of [null, '2027-02-21', '2027-03-16', '2027-03-20', '2027-04-06', '2027-05-01', '2027-07-01'])
      expect(saleLines(example!, day)?.state).toMatch(/ \(예시\)$/);
  });

  test('are the content’s own, and else those of the stage, never the title’s', () => {
    const [first] = schedule.steps;
    const own = { ...schedule, steps: [{ ...first!, title: '계약', now: '오늘 글을 냅니다' }] };
    expect(saleWords(own, first!.from)?.state).toBe('오늘 글을 냅니다');
    const { now: _, ...plain } = first!;
    expect(saleWords({ ...schedule, steps: [{ ...plain, title: '계약' }] }, first!.from)?.state).toBe(
      '오늘 입주자모집공고',
    );
  });

  test('are none where the schedule names no stage', () => {
    const steps = schedule.steps.map(({ title, from, until, text }) => ({ title, from, until, text }));
    const without = { lead: schedule.lead, example: false, steps, notes: [] };
    expect(saleWords(without, '2027-03-16')).toBeNull();
    expect(saleLines(without, null)).toBeNull();
  });
});
