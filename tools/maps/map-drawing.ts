import { DRAWN_WIDTH, SIDE, type Sheet, type SheetLine } from '#site/maps/sheet.ts';
import { drawMark, drawRings } from './map-marks.ts';
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
  white: '#ffffff',
} as const;

/** Widths in units of the sheet, as all that follows. */
const ROADS = {
  street: { width: 8, casing: 11 },
  main: { width: 18, casing: 23 },
  motorway: { width: 11, casing: 16 },
} as const;
/** How much is cut off corners: little of railways, which must pass through their stations. */
const CORNER = { shore: 32, quay: 7, green: 40, road: 28, railway: 24 } as const;

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const path = (d: string, values: Record<string, string | number>) => `<path d="${d}"${attributes(values)}/>`;

/** Left of the square there is as much as right of it. */
const LEFT = (SIDE - DRAWN_WIDTH) / 2;
const BOX = `${LEFT} 0 ${DRAWN_WIDTH} ${SIDE}`;

/** How wide a line of so many units is drawn. */
type Pen = (units: number) => Record<string, string | number>;

/** Lines grow with the map. */
const growing: Pen = (units) => ({ 'stroke-width': units });
/** Lines that stay as wide as on a phone while a page magnifies the map: else its roads would cover it. */
const steady: Pen = (units) => ({ 'stroke-width': units / 2, 'vector-effect': 'non-scaling-stroke' });

/** Sea, the lines along the shore, land, and the water and green in it. */
function drawGround({ land, water, greens }: Sheet, pen: Pen): string {
  const areas = (lines: readonly SheetLine[], corner: number) =>
    lines.map((line) => roundedPath(line, corner, true)).join('');
  const coast = areas(land, CORNER.shore);
  const shoreLines = [64, 40, 18].map((depth) =>
    path(coast, { stroke: COLOURS.white, 'stroke-width': depth, 'stroke-opacity': 0.22 }),
  );
  return [
    `<rect x="${LEFT}" width="${DRAWN_WIDTH}" height="${SIDE}" fill="${COLOURS.sea}"/>`,
    ...shoreLines,
    path(coast, { fill: COLOURS.land, stroke: COLOURS.shore, ...pen(3) }),
    water.length > 0 && path(areas(water, CORNER.quay), { fill: COLOURS.sea, stroke: COLOURS.shore, ...pen(3) }),
    greens.length > 0 && path(areas(greens, CORNER.green), { fill: COLOURS.green }),
  ]
    .filter(Boolean)
    .join('');
}

/** Casings before surfaces, so that crossings are open; main roads last, so that motorways begin under them. */
function drawRoads({ roads }: Sheet, pen: Pen): string {
  const ranks = ['street', 'main', 'motorway'] as const;
  const ways = (rank: (typeof ranks)[number]) =>
    roads
      .filter((road) => road.rank === rank)
      .map(({ through }) => roundedPath(through, CORNER.road))
      .join('');
  const layer = (rank: (typeof ranks)[number], part: 'width' | 'casing') => {
    const d = ways(rank);
    const isMotorway = rank === 'motorway';
    const surface = isMotorway ? COLOURS.motorway : COLOURS.street;
    const edge = isMotorway ? COLOURS.motorwayCasing : COLOURS.casing;
    return d && path(d, { stroke: part === 'width' ? surface : edge, ...pen(ROADS[rank][part]) });
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

const drawRailways = ({ railways }: Sheet, pen: Pen): string =>
  railways
    .map(({ colour, through }) => {
      const d = roundedPath(through, CORNER.railway);
      return (
        path(d, { stroke: COLOURS.land, 'stroke-opacity': 0.9, ...pen(13) }) + path(d, { stroke: colour, ...pen(8) })
      );
    })
    .join('');

const drawn = (parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}" width="${DRAWN_WIDTH}" height="${SIDE}" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts}</svg>`;

/** A map without words, as a picture. */
export const drawMap = (sheet: Sheet): string =>
  drawn(
    drawGround(sheet, growing) +
      drawRoads(sheet, growing) +
      drawRailways(sheet, growing) +
      sheet.labels.map(drawMark).join(''),
  );

/**
 * The ground of a map for the page that magnifies it and keeps marks and lines at one size.
 * @param ring radius of the first of two rings around the site
 */
export const drawMapGround = (sheet: Sheet, ring: number): string =>
  drawn(drawGround(sheet, steady) + drawRoads(sheet, steady) + drawRailways(sheet, steady) + drawRings(sheet, ring));
