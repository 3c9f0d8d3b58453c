import { POINT_SCALES, type PointScale } from '#text/law/point-scales.ts';

export const PARTS = ['withoutHome', 'dependants', 'account', 'spouseAccount'] as const;
export type PointsPartName = (typeof PARTS)[number];

/** The chosen answer of each part by its place in the list; null: not answered. */
export type Answers = Readonly<Record<PointsPartName, number | null>>;

/** The law's scale of a part. */
export const scaleOf = (part: PointsPartName): PointScale => POINT_SCALES[part];

const pointsOf = (part: PointsPartName, answers: Answers): number => {
  const chosen = answers[part];
  return chosen === null ? 0 : (scaleOf(part).answers[chosen]?.points ?? 0);
};

/** The most that a part can give. */
export const mostOf = (part: PointsPartName): number => Math.max(...scaleOf(part).answers.map(({ points }) => points));

/** What all parts together can give: 84. A spouse's account adds nothing to the most of the third part. */
export const mostOfAll = (): number => mostOf('withoutHome') + mostOf('dependants') + mostOf('account');

/** Points of what is answered; both accounts together have no more than the applicant's own could have. */
export const pointsSum = (answers: Answers): number =>
  pointsOf('withoutHome', answers) +
  pointsOf('dependants', answers) +
  Math.min(pointsOf('account', answers) + pointsOf('spouseAccount', answers), mostOf('account'));

/** The parts that still need an answer; a spouse's account needs none. */
export const unanswered = (answers: Answers): PointsPartName[] =>
  PARTS.filter((part) => part !== 'spouseAccount' && answers[part] === null);
