import type { NeighbourhoodPlace } from '#site/maps/neighbourhood.ts';

/** What tells a place from the others of its map. */
export const keyOf = ({ kind, number }: NeighbourhoodPlace): string => String(number ?? kind);

/** Addresses within the page, so that list and map lead to each other without JavaScript too. */
export const entryId = (place: NeighbourhoodPlace) => `place-${keyOf(place)}`;
export const markerId = (place: NeighbourhoodPlace) => `map-${keyOf(place)}`;
