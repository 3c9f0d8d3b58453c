import { maps } from 'virtual:maps';
import { home } from '#content/home.ts';
import { DrawnMap } from '#features/maps/drawn-map.tsx';

/** The map beside the ways to the development. */
export function HomeMap() {
  const map = maps?.maps.find(({ id }) => id === home.directions.map);
  return map && maps ? <DrawnMap map={map} notice={maps.notice} /> : null;
}
