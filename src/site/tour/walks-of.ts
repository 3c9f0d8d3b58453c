import type { Content } from '#site/content-schema.ts';
import type { Walk } from '#site/schema/tour.ts';

/** Every walk of a development, in the order of its tabs. */
export const walksOf = ({ tour }: Pick<Content, 'tour'>): Walk[] =>
  (tour?.tabs ?? []).flatMap((tab) => ('walks' in tab ? tab.walks : []));

/** The pictures that only walks show, by name: no other page knows them. */
export const panoramasOf = (content: Pick<Content, 'tour'>): ReadonlySet<string> =>
  new Set(walksOf(content).flatMap(({ points }) => points.map(({ picture }) => picture.name)));
