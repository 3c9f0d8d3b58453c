import { describe, expect, it } from 'vitest';
import { layTimeline } from '#site/timeline.ts';

const day = (from: string, until: string | null = null) => ({ from, until });

describe('the timeline', () => {
  it('shows the months in which something happens, a day as wide in each', () => {
    const { months } = layTimeline([day('2027-03-05'), day('2027-04-19')]);
    expect(months.map(({ month }) => month)).toEqual(['2027-03', '2027-04']);
    expect((months[0]?.width ?? 0) / 31).toBeCloseTo((months[1]?.width ?? 0) / 30);
    expect((months[1]?.at ?? 0) + (months[1]?.width ?? 0)).toBeCloseTo(100);
  });

  it('leaves empty months out and keeps a little room for them', () => {
    const { months } = layTimeline([day('2027-04-19'), day('2027-10-15')]);
    expect(months.map(({ month, gap }) => [month, gap > 0])).toEqual([
      ['2027-04', false],
      ['2027-10', true],
    ]);
    expect(months[1]?.at).toBeCloseTo((months[0]?.width ?? 0) + (months[1]?.gap ?? 0));
  });

  it('knows that January follows December', () => {
    const { months } = layTimeline([day('2027-12-30', '2028-01-03')]);
    expect(months.map(({ month, gap }) => [month, gap])).toEqual([
      ['2027-12', 0],
      ['2028-01', 0],
    ]);
  });

  it('places a step on its first day, as wide as its days', () => {
    const { marks } = layTimeline([day('2027-03-01'), day('2027-03-26', '2027-03-30')]);
    expect(marks[0]).toMatchObject({ at: 0 });
    expect(marks[1]?.at).toBeCloseTo((25 / 31) * 100);
    expect(marks[1]?.width).toBeCloseTo((5 / 31) * 100);
  });

  it('marks the Mondays', () => {
    const { months } = layTimeline([day('2027-03-05')]);
    expect(months[0]?.weeks.map(({ day: number }) => number)).toEqual([1, 8, 15, 22, 29]);
  });
});
