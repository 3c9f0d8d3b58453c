import { degreesOf } from '#site/maps/geography.ts';
import { SIDE } from '#site/maps/sheet.ts';
import type { Coordinates, LocationMap } from '#site/schema/maps.ts';
import type { Point } from './thing.ts';

/** Places are written to a ten-thousandth of a degree, ten metres; what is finer stays as it is. */
const DEGREES = 1e4;
const moved = (degrees: number, by: number): number =>
  Math.round((degrees + Math.round(by * DEGREES) / DEGREES) * 1e6) / 1e6;

/** Where a place is when it is moved, in units of the map. */
export function placeMoved({ middle, km }: Pick<LocationMap, 'middle' | 'km'>, place: Coordinates, by: Point) {
  const way = degreesOf(middle, { east: (by.x / SIDE) * km, south: (by.y / SIDE) * km });
  return {
    latitude: moved(place.latitude, way.latitude),
    longitude: moved(place.longitude, way.longitude),
  } satisfies Coordinates;
}

const whole = (degrees: number): number => Math.round(degrees * DEGREES) / DEGREES;

/** So much of the way from one place to another, as exact as places are written. */
export const placeBetween = (from: Coordinates, to: Coordinates, share: number): Coordinates => ({
  latitude: whole(from.latitude + (to.latitude - from.latitude) * share),
  longitude: whole(from.longitude + (to.longitude - from.longitude) * share),
});

/** One step of an arrow key, in units of a map: ten metres. */
export const mapStep = ({ km }: Pick<LocationMap, 'km'>): number => (0.0112 / km) * SIDE;
