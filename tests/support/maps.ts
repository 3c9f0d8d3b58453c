import type { Coordinates, LocationMap, MapLabel } from '#site/schema/maps.ts';

/** The middle of {@link mapOf}. */
export const MIDDLE: Coordinates = { latitude: 37.46, longitude: 126.63 };
export const MAP_KM = 5;

/** A place so many kilometres from {@link MIDDLE}. */
export const placeAt = (east: number, south: number): Coordinates => ({
  latitude: MIDDLE.latitude - south / 111.195,
  longitude: MIDDLE.longitude + east / (111.195 * Math.cos((MIDDLE.latitude * Math.PI) / 180)),
});

/** A map with a site in its middle, and these words. */
export const mapOf = (labels: readonly MapLabel[], parts: Partial<LocationMap> = {}): LocationMap => ({
  id: 'map',
  title: '지도',
  alt: '약도',
  middle: MIDDLE,
  km: MAP_KM,
  land: [],
  water: [],
  greens: [],
  roads: [],
  railways: [],
  labels: [{ kind: 'site', text: '단지', at: MIDDLE }, ...labels],
  ...parts,
});
