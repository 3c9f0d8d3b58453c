import type { LocationMap, MapLabel, MapLine, MapPoint } from '#site/schema/maps.ts';
import { roundedPath } from './rounded-path.ts';

// The palette of src/ui/style/tokens.css, lightened for large areas.
const COLOURS = {
  sea: '#d3dee6',
  shore: '#b4c6d2',
  land: '#f5efe6',
  green: '#dde5d5',
  street: '#ffffff',
  casing: '#dfd4c3',
  motorway: '#efd9b8',
  motorwayCasing: '#c59f6a',
  ink: '#1f2430',
  bronze: '#a9793f',
  white: '#ffffff',
} as const;

/** Widths in thousandths of the map's width. */
const ROADS = {
  street: { width: 8, casing: 11 },
  main: { width: 18, casing: 23 },
  motorway: { width: 11, casing: 16 },
} as const;
const CORNER = { shore: 46, quay: 7, green: 40, road: 36, railway: 60 } as const;

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const path = (d: string, values: Record<string, string | number>) => `<path d="${d}"${attributes(values)}/>`;

const circle = ([x, y]: MapPoint, r: number, values: Record<string, string | number>) =>
  `<circle cx="${x}" cy="${y}" r="${r}"${attributes(values)}/>`;

/** Sea, the lines along the shore, land, and the water and green in it. */
function drawGround({ land, water, greens, size: [width, height] }: LocationMap, unit: number): string {
  const areas = (lines: readonly MapLine[], corner: number) =>
    lines.map((line) => roundedPath(line, corner * unit, true)).join('');
  const coast = areas(land, CORNER.shore);
  const shoreLines = [64, 40, 18].map((depth) =>
    path(coast, { stroke: COLOURS.white, 'stroke-width': depth * unit, 'stroke-opacity': 0.22 }),
  );
  return [
    `<rect width="${width}" height="${height}" fill="${COLOURS.sea}"/>`,
    ...shoreLines,
    path(coast, { fill: COLOURS.land, stroke: COLOURS.shore, 'stroke-width': 3 * unit }),
    water.length > 0 &&
      path(areas(water, CORNER.quay), { fill: COLOURS.sea, stroke: COLOURS.shore, 'stroke-width': 3 * unit }),
    greens.length > 0 && path(areas(greens, CORNER.green), { fill: COLOURS.green }),
  ]
    .filter(Boolean)
    .join('');
}

/** Casings before surfaces, so that crossings are open; main roads last, so that motorways begin under them. */
function drawRoads({ roads }: LocationMap, unit: number): string {
  const ranks = ['street', 'main', 'motorway'] as const;
  const ways = (rank: (typeof ranks)[number]) =>
    roads
      .filter((road) => road.rank === rank)
      .map(({ through }) => roundedPath(through, CORNER.road * unit))
      .join('');
  const layer = (rank: (typeof ranks)[number], part: 'width' | 'casing') => {
    const d = ways(rank);
    const isMotorway = rank === 'motorway';
    const surface = isMotorway ? COLOURS.motorway : COLOURS.street;
    const edge = isMotorway ? COLOURS.motorwayCasing : COLOURS.casing;
    return d && path(d, { stroke: part === 'width' ? surface : edge, 'stroke-width': ROADS[rank][part] * unit });
  };
  return [
    layer('street', 'casing'),
    layer('street', 'width'),
    layer('motorway', 'casing'),
    layer('motorway', 'width'),
    layer('main', 'casing'),
    layer('main', 'width'),
  ].join('');
}

const drawRailways = ({ railways }: LocationMap, unit: number): string =>
  railways
    .map(({ colour, through }) => {
      const d = roundedPath(through, CORNER.railway * unit);
      return (
        path(d, { stroke: COLOURS.land, 'stroke-width': 13 * unit, 'stroke-opacity': 0.9 }) +
        path(d, { stroke: colour, 'stroke-width': 8 * unit })
      );
    })
    .join('');

/** Degrees by which an arrow that points up is turned, by the side on which its words stand. */
const TURNS: Record<NonNullable<MapLabel['side']>, number> = { below: 0, left: 90, above: 180, right: 270 };

/** The mark that a label's words stand beside; nothing for those that have none. */
function drawMark({ kind, at, side = 'right' }: MapLabel, unit: number): string {
  const [x, y] = at;
  switch (kind) {
    case 'site':
      return (
        circle(at, 74 * unit, { fill: COLOURS.bronze, 'fill-opacity': 0.14 }) +
        circle(at, 40 * unit, { fill: COLOURS.bronze, 'fill-opacity': 0.22 }) +
        circle(at, 13 * unit, { fill: COLOURS.ink, stroke: COLOURS.white, 'stroke-width': 5 * unit })
      );
    case 'station':
      return circle(at, 12 * unit, { fill: COLOURS.white, stroke: COLOURS.ink, 'stroke-width': 6 * unit });
    case 'place':
      return circle(at, 10 * unit, { fill: COLOURS.bronze, stroke: COLOURS.white, 'stroke-width': 4 * unit });
    case 'towards':
      return `<path transform="translate(${x} ${y}) rotate(${TURNS[side]}) scale(${unit})" d="M0 -13L13 9L0 4L-13 9Z" fill="${COLOURS.ink}"/>`;
    case 'district':
    case 'water':
    case 'road':
    case 'railway':
      return '';
  }
}

/** North is up; the letter is drawn, because a picture has no fonts of its own. */
const drawCompass = ([width]: LocationMap['size'], unit: number): string =>
  `<g transform="translate(${width - 62 * unit} ${66 * unit}) scale(${unit})"><circle r="36" fill="${COLOURS.white}" fill-opacity="0.92"/><path d="M0 -28L9 -2L0 -7L-9 -2Z" fill="${COLOURS.ink}"/><path d="M-7 24V7L7 24V7" stroke="${COLOURS.ink}" stroke-width="3.4"/></g>`;

/** A map without words, as a picture. */
export function drawMap(map: LocationMap): string {
  const [width, height] = map.size;
  const unit = width / 1000;
  const marks = map.labels.map((label) => drawMark(label, unit)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawGround(map, unit)}${drawRoads(map, unit)}${drawRailways(map, unit)}${marks}${drawCompass(map.size, unit)}</svg>`;
}
