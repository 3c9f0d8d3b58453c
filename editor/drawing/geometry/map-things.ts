import { distanceKm } from '#site/maps/geography.ts';
import { labelBox, type Box as Ends } from '#site/maps/map-labels.ts';
import { layOut } from '#site/maps/sheet.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import type { Edit } from '#editor/model/edit.ts';
import { fieldName } from '#editor/model/problems.ts';
import { at, isFixed, type Path, type Tree } from '#editor/model/tree.ts';
import { placeMoved } from './map-way.ts';
import type { Box, Point, Thing } from './thing.ts';

/** A mark around its point, in units of the map. */
const MARK = 16;

function around(...boxes: Ends[]): Box {
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const right = Math.max(...boxes.map((box) => box.right));
  return { x, y, width: right - x, height: Math.max(...boxes.map(({ bottom }) => bottom)) - y };
}

/** A box by so much smaller, around a point. */
const nearer = ({ left, top, right, bottom }: Ends, x: number, y: number, scale: number): Ends => ({
  left: x + (left - x) / scale,
  top: y + (top - y) / scale,
  right: x + (right - x) / scale,
  bottom: y + (bottom - y) / scale,
});

/** Whether a place is written here, and not taken from another file. */
const isWritten = (tree: Tree, path: Path): boolean =>
  ['latitude', 'longitude'].every((key) => typeof at(tree, [...path, 'at', key]) === 'number') &&
  !isFixed(at(tree, [...path, 'at']));

/**
 * The places and names of a map.
 * @param tree of the file, which says where they are written
 * @param scale at which the map is looked at: its words stay as large
 */
export function mapThings(map: LocationMap, index: number, tree: Tree, scale: number): Thing[] {
  return layOut(map).labels.map((label, place): Thing => {
    const path = ['maps', index, 'labels', place];
    const [x, y] = label.at;
    const words = nearer(labelBox(label), x, y, scale);
    const mark = MARK / scale;
    return {
      id: fieldName(path),
      path,
      name: label.text.replaceAll('\n', ' '),
      kind: 'label',
      box: around(words, { left: x - mark, top: y - mark, right: x + mark, bottom: y + mark }),
      moves: isWritten(tree, path) ? 'both' : null,
    };
  });
}

/** What becomes of a place when it is moved, in units of the map. */
export function moveMapThing(map: LocationMap, thing: Thing, by: Point): Edit[] {
  const label = map.labels[Number(thing.path.at(-1))];
  if (!label || thing.moves === null) return [];
  const place = placeMoved(map, label.at, by);
  return (['latitude', 'longitude'] as const).flatMap((key): Edit[] =>
    place[key] === label.at[key] ? [] : [{ kind: 'set', path: [...thing.path, 'at', key], value: place[key] }],
  );
}

/** How far a map's stations and places lie from its site as the crow flies, the nearest first. */
export function distancesOf({ labels }: LocationMap): { name: string; km: number }[] {
  const site = labels.find(({ kind }) => kind === 'site');
  if (!site) return [];
  return labels
    .filter(({ kind }) => kind === 'station' || kind === 'place' || kind === 'model-house')
    .map(({ text, at: place }) => ({ name: text.replaceAll('\n', ' '), km: distanceKm(site.at, place) }))
    .toSorted((one, other) => one.km - other.km);
}
