import type { TimelineMonth } from '#site/timeline.ts';

/** An axis' stretch: months one after the other, with none left out between. */
const stretchOf = (months: readonly TimelineMonth[], index: number): { from: number; until: number } => {
  const isNext = (month: TimelineMonth | undefined) => month !== undefined && month.gap === 0;
  let [first, last] = [index, index];
  while (first > 0 && isNext(months[first])) first -= 1;
  while (isNext(months[last + 1])) last += 1;
  const end = months[last];
  return { from: months[first]?.at ?? 0, until: end ? end.at + end.width : 100 };
};

/**
 * On which side of a mark its words stand: within its own month where they have the room, else where they cross no more
 * than the line of another month, and never what stands for months that are left out. All in percent of the axis.
 */
export function sideOfWords(
  months: readonly TimelineMonth[],
  mark: { at: number; width: number },
  words: number,
): 'before' | 'after' {
  const end = mark.at + mark.width;
  const isIn = ({ at, width }: TimelineMonth, day: number) => day >= at && day < at + width;
  const first = months.findIndex((month) => isIn(month, mark.at));
  const last = months.filter(({ at }) => at < end).length - 1;
  const ofLast = months[last];
  if (ofLast && ofLast.at + ofLast.width - end >= words) return 'after';
  if (mark.at - (months[first]?.at ?? 0) >= words) return 'before';
  const { until } = stretchOf(months, last);
  const { from } = stretchOf(months, first);
  // Where neither side is wide enough, the wider one.
  return until - end >= words || until - end >= mark.at - from ? 'after' : 'before';
}
