import type { Points } from '#site/schema/points.ts';

export const PARTS = ['withoutHome', 'dependants', 'account', 'spouseAccount'] as const;
export type PointsPartName = (typeof PARTS)[number];

/** The chosen answer of each part by its place in the list; null: not answered. */
export type Answers = Readonly<Record<PointsPartName, number | null>>;

type Table = Pick<Points, PointsPartName>;

const pointsOf = (table: Table, part: PointsPartName, answers: Answers): number => {
  const chosen = answers[part];
  return chosen === null ? 0 : (table[part].answers[chosen]?.points ?? 0);
};

/** The most that a part can give. */
export const mostOf = (table: Table, part: PointsPartName): number =>
  Math.max(...table[part].answers.map(({ points }) => points));

/** What all parts together can give: 84. A spouse's account adds nothing to the most of the third part. */
export const mostOfAll = (table: Table): number =>
  mostOf(table, 'withoutHome') + mostOf(table, 'dependants') + mostOf(table, 'account');

/** Points of what is answered; both accounts together have no more than the applicant's own could have. */
export const pointsSum = (table: Table, answers: Answers): number =>
  pointsOf(table, 'withoutHome', answers) +
  pointsOf(table, 'dependants', answers) +
  Math.min(pointsOf(table, 'account', answers) + pointsOf(table, 'spouseAccount', answers), mostOf(table, 'account'));

/** The parts that still need an answer; a spouse's account needs none. */
export const unanswered = (answers: Answers): PointsPartName[] =>
  PARTS.filter((part) => part !== 'spouseAccount' && answers[part] === null);
