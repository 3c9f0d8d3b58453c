import type { Statement } from '#site/schema/parts/fields.ts';

export const PARTS = ['withoutHome', 'dependants', 'account', 'spouseAccount'] as const;
export type PointsPartName = (typeof PARTS)[number];

/** The chosen answer of each part by its place in the list; null: not answered. */
export type Answers = Readonly<Record<PointsPartName, number | null>>;

/** One part of the law's table: each answer with what it gives, from the fewest up, and how it is counted. */
export interface PointScale {
  answers: readonly { label: string; points: number }[];
  counting: readonly Statement[];
}

type Scales = Readonly<Record<PointsPartName, PointScale>>;

const pointsOf = (scales: Scales, part: PointsPartName, answers: Answers): number => {
  const chosen = answers[part];
  return chosen === null ? 0 : (scales[part].answers[chosen]?.points ?? 0);
};

/** The most that a part can give. */
export const mostOf = (scales: Scales, part: PointsPartName): number =>
  Math.max(...scales[part].answers.map(({ points }) => points));

/** What all parts together can give: 84. A spouse's account adds nothing to the most of the third part. */
export const mostOfAll = (scales: Scales): number =>
  mostOf(scales, 'withoutHome') + mostOf(scales, 'dependants') + mostOf(scales, 'account');

/** Points of what is answered; both accounts together have no more than the applicant's own could have. */
export const pointsSum = (scales: Scales, answers: Answers): number =>
  pointsOf(scales, 'withoutHome', answers) +
  pointsOf(scales, 'dependants', answers) +
  Math.min(
    pointsOf(scales, 'account', answers) + pointsOf(scales, 'spouseAccount', answers),
    mostOf(scales, 'account'),
  );

/** The parts that still need an answer; a spouse's account needs none. */
export const unanswered = (answers: Answers): PointsPartName[] =>
  PARTS.filter((part) => part !== 'spouseAccount' && answers[part] === null);
