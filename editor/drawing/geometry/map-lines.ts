import { layOut, type SheetLine } from '#site/maps/sheet.ts';
import type { Coordinates, LocationMap } from '#site/schema/maps.ts';
import { choiceName, labelOf } from '#editor/model/names.ts';
import { fieldName } from '#editor/model/problems.ts';
import type { Key, Path } from '#editor/model/tree.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import type { Point, Thing } from './thing.ts';

/** A line of a map, or the line around an area. */
export interface MapLine {
  id: string;
  /** Of its entry. */
  path: Path;
  /** Of the text with its places. */
  text: Path;
  name: string;
  isArea: boolean;
  places: readonly Coordinates[];
  /** In units of the map. */
  points: readonly Point[];
}

const AREAS = ['land', 'water', 'greens'] as const;

/** An entry of a list of lines, with all that tells it from an entry of another list. */
interface Listed {
  list: string;
  rest?: readonly Key[];
  note?: string;
  isArea?: boolean;
  places: readonly Coordinates[];
  line: SheetLine | undefined;
}

/** Its lines and areas, the lowest first. */
export function linesOf(map: LocationMap, index: number): MapLine[] {
  const sheet = layOut(map);
  const lineOf = ({ list, rest = [], note, isArea = false, places, line = [] }: Listed, at: number): MapLine => {
    const path = ['maps', index, list, at];
    return {
      id: fieldName(path),
      path,
      text: [...path, ...rest],
      name: DRAWING_TEXT.numbered(labelOf(['maps', list]), at + 1, note),
      isArea,
      places,
      points: line.map(([x, y]) => ({ x, y })),
    };
  };
  return [
    ...AREAS.flatMap((list) =>
      map[list].map((places, at) => lineOf({ list, isArea: true, places, line: sheet[list][at] }, at)),
    ),
    ...map.roads.map(({ rank, through }, at) => {
      const note = choiceName(['maps', 'rank'], rank);
      return lineOf({ list: 'roads', rest: ['through'], note, places: through, line: sheet.roads[at]?.through }, at);
    }),
    ...map.railways.map(({ name, through }, at) => {
      const line = sheet.railways[at]?.through;
      return lineOf({ list: 'railways', rest: ['through'], note: name, places: through, line }, at);
    }),
  ];
}

const dot = ({ x, y }: Point): Thing['box'] => ({ x, y, width: 0, height: 0 });

/** Lines as they are chosen: as wholes they stay where they are. What is wrong is signed at the middle of the way. */
export const lineThings = (lines: readonly MapLine[]): Thing[] =>
  lines.map(({ id, path, name, isArea, points }) => ({
    id,
    path,
    name,
    kind: isArea ? 'area' : 'line',
    box: dot(points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 }),
    outline: points,
    moves: null,
  }));
