import { SIDE, type Sheet, type SheetLabel } from './sheet.ts';
import type { ShownMap } from './shown-map.ts';
import { distanceKm } from './geography.ts';
import { drawLabel, drawNumbered, type NumberedLabel } from './map-labels.ts';
import type { LocationMap, MapLabelKind } from '#site/schema/maps.ts';

interface Railway {
  name: string;
  colour: string;
}

/** What a list beside the map says of a place. */
export interface NeighbourhoodPlace {
  kind: Extract<MapLabelKind, 'site' | 'model-house' | 'station' | 'place'>;
  name: string;
  /** Which spot of it is measured to. */
  spot?: string;
  /** As the crow flies from the site, to the nearest 100 m; null for the site itself. */
  km: number | null;
  /** In the map and in the list; null for what has a pin of its own. */
  number: number | null;
  /** The railways that stop there. */
  lines?: readonly Railway[];
  /** Where it lies, as a part of the map's square. */
  at: readonly [right: number, down: number];
  label: NumberedLabel['label'];
  /** Where its number stands, from the point; on it, unless told. */
  aside?: NumberedLabel['aside'];
}

/** A map with what there is to reach, the nearest first. */
export interface Neighbourhood extends ShownMap {
  /** Words that name no place of the list. */
  places: readonly NeighbourhoodPlace[];
  railways: readonly Railway[];
  /** What of the drawing the legend explains. */
  grounds: readonly ('motorway' | 'main' | 'green' | 'water')[];
}

const MEASURED = new Set<MapLabelKind>(['site', 'model-house', 'station', 'place']);
const isMeasured = (kind: MapLabelKind): kind is NeighbourhoodPlace['kind'] => MEASURED.has(kind);
const PINNED: readonly MapLabelKind[] = ['site', 'model-house'];

/** Never 0: who stands beside the site is not in it. */
const toHundredMetres = (km: number) => Math.max(Math.round(km * 10), 1) / 10;

const railwayOf = ({ name, colour }: Railway): Railway => ({ name, colour });

/** To a ten-thousandth: more would only be more to load. */
const share = ([x, y]: SheetLabel['at']): NeighbourhoodPlace['at'] => {
  const [right = 0, down = 0] = [x, y].map((units) => Math.round((units / SIDE) * 10_000) / 10_000);
  return [right, down];
};

/** Places in the order of the list: the pins, then by distance. */
function placesOf({ labels, railways }: LocationMap, sheet: Sheet): NeighbourhoodPlace[] {
  const site = labels.find(({ kind }) => kind === 'site');
  if (!site) return [];
  const measured = labels.flatMap((label, index) => {
    const placed = sheet.labels[index];
    if (!placed || !isMeasured(label.kind)) return [];
    const exact = distanceKm(site.at, label.at);
    const stops = railways.filter(({ name }) => label.lines?.includes(name)).map(railwayOf);
    const place = {
      kind: label.kind,
      name: label.text.replaceAll('\n', ' '),
      ...(label.spot && { spot: label.spot }),
      km: label.kind === 'site' ? null : toHundredMetres(exact),
      ...(stops.length > 0 && { lines: stops }),
      at: share(placed.at),
      ...(PINNED.includes(label.kind) ? { label: drawLabel(placed) } : drawNumbered(placed, sheet.labels)),
    };
    return [{ place, exact }];
  });
  const rank = (kind: MapLabelKind) => (PINNED.includes(kind) ? PINNED.indexOf(kind) : PINNED.length);
  const pins = measured.filter(({ place }) => PINNED.includes(place.kind)).length;
  return [...measured]
    .sort((a, b) => rank(a.place.kind) - rank(b.place.kind) || a.exact - b.exact)
    .map(({ place }, index) => ({ ...place, number: index < pins ? null : index - pins + 1 }));
}

/** @param address where the drawing is */
export function neighbourhoodOf(map: LocationMap, sheet: Sheet, address: string): Neighbourhood {
  const { id, title, alt, km, railways, roads, greens } = map;
  const ranks = new Set(roads.map(({ rank }) => rank));
  return {
    id,
    title,
    alt,
    km,
    address,
    labels: sheet.labels.filter(({ kind }) => !isMeasured(kind)).map(drawLabel),
    places: placesOf(map, sheet),
    railways: railways.map(railwayOf),
    grounds: [
      ...(['motorway', 'main'] as const).filter((rank) => ranks.has(rank)),
      ...(greens.length > 0 ? (['green'] as const) : []),
      ...(map.water.length > 0 || map.land.length > 1 ? (['water'] as const) : []),
    ],
  };
}
