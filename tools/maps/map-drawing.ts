import { DRAWN_WIDTH, SIDE, type Sheet, type SheetLine } from '#site/maps/sheet.ts';
import type { DrawnLook } from './map-look.ts';
import { drawMark, drawRings } from './map-marks.ts';
import { roundedPath } from './rounded-path.ts';

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
function drawGround({ land, water, greens }: Sheet, { colour, foam }: DrawnLook, pen: Pen): string {
  const areas = (lines: readonly SheetLine[], corner: number) =>
    lines.map((line) => roundedPath(line, corner, true)).join('');
  const coast = areas(land, CORNER.shore);
  const shoreLines = [64, 40, 18].map((depth) =>
    path(coast, { stroke: colour('map-foam'), 'stroke-width': depth, 'stroke-opacity': foam }),
  );
  return [
    `<rect x="${LEFT}" width="${DRAWN_WIDTH}" height="${SIDE}" fill="${colour('map-sea')}"/>`,
    ...shoreLines,
    path(coast, { fill: colour('map-land'), stroke: colour('map-shore'), ...pen(3) }),
    water.length > 0 &&
      path(areas(water, CORNER.quay), { fill: colour('map-sea'), stroke: colour('map-shore'), ...pen(3) }),
    greens.length > 0 && path(areas(greens, CORNER.green), { fill: colour('map-green') }),
  ]
    .filter(Boolean)
    .join('');
}

/** Casings before surfaces, so that crossings are open; main roads last, so that motorways begin under them. */
function drawRoads({ roads }: Sheet, { roads: widths, colour }: DrawnLook, pen: Pen): string {
  const ranks = ['street', 'main', 'motorway'] as const;
  const ways = (rank: (typeof ranks)[number]) =>
    roads
      .filter((road) => road.rank === rank)
      .map(({ through }) => roundedPath(through, CORNER.road))
      .join('');
  const layer = (rank: (typeof ranks)[number], part: 'width' | 'casing') => {
    const d = ways(rank);
    const { width, casing } = widths[rank];
    if (!d || (part === 'casing' && casing === width)) return '';
    const [surface, edge] =
      rank === 'motorway' ? ['map-motorway', 'map-motorway-casing'] : ['map-street', 'map-casing'];
    return part === 'width'
      ? path(d, { stroke: colour(surface), ...pen(width) })
      : path(d, { stroke: colour(edge), ...pen(casing) });
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

const drawRailways = ({ railways }: Sheet, { colour: token }: DrawnLook, pen: Pen): string =>
  railways
    .map(({ colour, through }) => {
      const d = roundedPath(through, CORNER.railway);
      return (
        path(d, { stroke: token('map-railway-casing'), 'stroke-opacity': 0.9, ...pen(13) }) +
        path(d, { stroke: colour, ...pen(8) })
      );
    })
    .join('');

const drawn = (parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}" width="${DRAWN_WIDTH}" height="${SIDE}" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts}</svg>`;

/** A map without words, as a picture. */
export const drawMap = (sheet: Sheet, look: DrawnLook): string =>
  drawn(
    drawGround(sheet, look, growing) +
      drawRoads(sheet, look, growing) +
      drawRailways(sheet, look, growing) +
      sheet.labels.map((label) => drawMark(label, look)).join(''),
  );

/**
 * The ground of a map for the page that magnifies it and keeps marks and lines at one size.
 * @param ring radius of the first of two rings around the site
 */
export const drawMapGround = (sheet: Sheet, look: DrawnLook, ring: number): string =>
  drawn(
    drawGround(sheet, look, steady) +
      drawRoads(sheet, look, steady) +
      drawRailways(sheet, look, steady) +
      drawRings(sheet, look, ring),
  );
