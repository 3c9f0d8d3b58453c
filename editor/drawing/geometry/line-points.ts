import type { LocationMap } from '#site/schema/maps.ts';
import type { Edit } from '#editor/model/edit.ts';
import { at, type Tree } from '#editor/model/tree.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import type { MapLine } from './map-lines.ts';
import { placeBetween, placeMoved } from './map-way.ts';
import { placesIn, placeText, withoutPlace, withPlace, withPlaceAt } from './place-line.ts';
import type { Point, Thing } from './thing.ts';

export const pointId = ({ id }: MapLine, index: number): string => `${id}/${index}`;
const legId = (line: MapLine, index: number): string => `${pointId(line, index)}+`;

/** Which point of a line is chosen, or the one before the leg that is; null where the line is as a whole. */
export function chosenPoint(line: MapLine, chosen: string | null): number | null {
  const [, index] = /\/(\d+)\+?$/.exec(chosen ?? '') ?? [];
  return index === undefined || Number(index) >= line.points.length ? null : Number(index);
}

/** Whether a line's points can be changed here. */
export const isLineWritten = (line: MapLine, tree: Tree): boolean => writtenLine(line, tree) !== null;

/** The line's text, where it is written in the file and has the places that are drawn. */
function writtenLine(line: MapLine, tree: Tree): string | null {
  const text = at(tree, line.text);
  return typeof text === 'string' && placesIn(text).length === line.places.length ? text : null;
}

function legsOf(line: MapLine, near: number | null, least: number): Thing[] {
  const ends = line.isArea ? [...line.points.slice(1), ...line.points.slice(0, 1)] : line.points.slice(1);
  return ends.flatMap((end, index): Thing[] => {
    const { x, y } = line.points[index] ?? end;
    const isNear = near === index || near === (index + 1) % line.points.length;
    if (!isNear && Math.hypot(end.x - x, end.y - y) < least) return [];
    return [
      {
        id: legId(line, index),
        path: line.text,
        name: DRAWING_TEXT.leg(line.name, index + 1),
        kind: 'leg',
        box: { x: (x + end.x) / 2, y: (y + end.y) / 2, width: 0, height: 0 },
        moves: 'both',
      },
    ];
  });
}

/**
 * The points of a line, and the middles of its legs, from which new points are drawn; there while the line is chosen.
 * @param least of a leg, in units of the map: a shorter one has a handle only beside the chosen point
 */
export function pointThings(line: MapLine, tree: Tree, chosen: string | null, least: number): Thing[] {
  const isWritten = isLineWritten(line, tree);
  const points = line.points.map(({ x, y }, index): Thing => ({
    id: pointId(line, index),
    path: line.text,
    name: DRAWING_TEXT.point(line.name, index + 1),
    kind: 'point',
    box: { x, y, width: 0, height: 0 },
    moves: isWritten ? 'both' : null,
  }));
  return isWritten ? [...legsOf(line, chosenPoint(line, chosen), least), ...points] : points;
}

const set = ({ text: path }: MapLine, value: string): Edit[] => [{ kind: 'set', path, value }];

/** What becomes of a line when one of its points is moved, in units of the map, or a new one is drawn out of a leg. */
export function movePoint(map: LocationMap, line: MapLine, tree: Tree, thing: Thing, by: Point): Edit[] {
  const text = writtenLine(line, tree);
  const index = chosenPoint(line, thing.id);
  const place = index === null ? undefined : line.places[index];
  if (text === null || index === null || !place || (by.x === 0 && by.y === 0)) return [];
  if (thing.kind === 'leg') {
    const next = line.places[(index + 1) % line.places.length] ?? place;
    const from = placeBetween(place, next, 0.5);
    return set(line, withPlaceAt(text, index + 1, placeText(placeMoved(map, from, by))));
  }
  const value = withPlace(text, index, placeText(placeMoved(map, place, by)));
  return value === text ? [] : set(line, value);
}

/** Puts a point into the middle of the leg after another; after a line's last one, half a leg further on. */
export function addPoint(line: MapLine, tree: Tree, index: number): Edit[] {
  const text = writtenLine(line, tree);
  const isEnd = !line.isArea && index === line.places.length - 1;
  const place = line.places[index];
  const other = line.places[isEnd ? index - 1 : (index + 1) % line.places.length];
  if (text === null || !place || !other) return [];
  return set(line, withPlaceAt(text, index + 1, placeText(placeBetween(place, other, isEnd ? -0.5 : 0.5))));
}

/** So many points a line has at least: two make a way, three a ground. */
export const leastPoints = ({ isArea }: MapLine): number => (isArea ? 3 : 2);

export const canRemovePoint = (line: MapLine, tree: Tree): boolean =>
  isLineWritten(line, tree) && line.places.length > leastPoints(line);

export function removePoint(line: MapLine, tree: Tree, index: number): Edit[] {
  const text = writtenLine(line, tree);
  return text === null || !canRemovePoint(line, tree) ? [] : set(line, withoutPlace(text, index));
}
