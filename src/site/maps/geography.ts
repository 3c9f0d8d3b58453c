import type { Coordinates } from '#site/schema/maps.ts';

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const along = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const chord = along + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * across;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** Kilometres of a place east and south of another, on a plane that touches the earth there: for cities, not countries. */
export const offsetKm = (from: Coordinates, { latitude, longitude }: Coordinates): { east: number; south: number } => ({
  east: EARTH_KM * radians(longitude - from.longitude) * Math.cos(radians(from.latitude)),
  south: EARTH_KM * radians(from.latitude - latitude),
});

/** Degrees of a way on that plane, whose middle is `from`. */
export const degreesOf = (from: Coordinates, way: { east: number; south: number }): Coordinates => ({
  latitude: -way.south / radians(EARTH_KM),
  longitude: way.east / (radians(EARTH_KM) * Math.cos(radians(from.latitude))),
});
