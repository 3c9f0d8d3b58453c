import type { Homes, HomeState } from '#site/schema/homes.ts';

/** What is true of a home today; a home that is named apart has its own state. */
export const homeState = ({ state, others }: Homes, id: string): HomeState =>
  others.find(({ homes }) => homes.includes(id))?.state ?? state;
