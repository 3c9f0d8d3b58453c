import { SIDE } from '#site/maps/sheet.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import { placeMoved } from './map-way.ts';
import { placeText } from './place-line.ts';

type Road = LocationMap['roads'][number];

/** In shares of the map's side: past the middle, where the development stands, and far enough from its edges to be hit. */
const AT = { across: 0.35, below: 0.12 };

/** A road from west to east, to be drawn to where it runs; as its file writes it. */
export const newRoad = (map: Pick<LocationMap, 'middle' | 'km'>, rank: Road['rank']) => ({
  rank,
  through: [-AT.across, AT.across]
    .map((across) => placeText(placeMoved(map, map.middle, { x: across * SIDE, y: AT.below * SIDE })))
    .join(' '),
});
