import { PIECE_KINDS, PIECES, type PieceKind } from '#site/furniture/library.ts';
import { FILL, INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { circle, element, group, path, rectangle } from '#tools/plan-drawing/svg.ts';
import { FIXTURE_SYMBOLS } from './fixtures.ts';
import { FURNITURE_SYMBOLS, longTable, roundTable, sofa, type Symbol } from './furniture.ts';

const fine = { 'stroke-width': WEIGHT.detail };
const { 'double-bed': double, 'single-bed': single, wardrobe, desk, console, dresser } = FURNITURE_SYMBOLS;
const { fridge, laundry, shelf } = FIXTURE_SYMBOLS;

/** A box whose front is marked: what opens there needs room. */
const cabinet: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { fill: FILL.timber }) + path(['M', 0, depth - 60, 'H', width], fine);

const family: Symbol = (width, depth) => {
  const wide = Math.round(width * 0.58);
  return double(wide, depth) + group({ transform: `translate(${wide} 0)` }, single(width - wide, depth));
};

/** Seats along the back and along the left side. */
const corner: Symbol = (width, depth) => {
  const seat = Math.min(950, depth);
  return (
    sofa(3)(width, seat) +
    rectangle(0, 0, seat, depth, { rx: 90, fill: FILL.linen }) +
    rectangle(160, 230, seat - 200, depth - 320, { rx: 50, ...fine })
  );
};

const screen: Symbol = (width, depth) => rectangle(0, 0, width, depth, { fill: INK.wall });

const chair: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { rx: width * 0.25, fill: FILL.linen }) + path(['M', 80, 110, 'H', width - 80], fine);

const piano: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { fill: FILL.timber }) +
  rectangle(60, depth - 190, width - 120, 150, { fill: FILL.paper, ...fine });

const machine: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { rx: 40 }) + rectangle(90, 260, width - 180, depth - 320, { rx: 20, ...fine });

const device: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, { rx: 60 }) + circle(width / 2, depth / 2, Math.min(width, depth) * 0.28, fine);

const rack: Symbol = (width, depth) =>
  rectangle(0, 0, width, depth, fine) + path(['M', 40, depth / 2, 'H', width - 40], { 'stroke-width': 26 });

/** How each piece of the library is drawn: as the plans draw the same, with its back along y = 0. */
const PIECE_SYMBOLS: Record<PieceKind, Symbol> = {
  'bed-single': single,
  'bed-super-single': single,
  'bed-queen': double,
  'bed-king': double,
  'bed-large-king': double,
  'bed-family': family,
  'bed-bunk': single,
  crib: rack,
  nightstand: FURNITURE_SYMBOLS.nightstand,
  'wardrobe-800': wardrobe,
  'wardrobe-1200': wardrobe,
  'wardrobe-1500': wardrobe,
  'wardrobe-1800': wardrobe,
  'wardrobe-2400': wardrobe,
  'wardrobe-3000': wardrobe,
  'fitted-2400': wardrobe,
  'fitted-3000': wardrobe,
  'chest-of-drawers': cabinet,
  vanity: dresser,
  'clothes-rack': rack,
  'sofa-1': chair,
  'sofa-2': sofa(2),
  'sofa-3': sofa(3),
  'sofa-4': sofa(4),
  'sofa-corner': corner,
  recliner: chair,
  'massage-chair': chair,
  'coffee-table': FURNITURE_SYMBOLS['coffee-table'],
  'tv-console-1800': console,
  'tv-console-2400': console,
  'tv-55': screen,
  'tv-65': screen,
  'tv-75': screen,
  'tv-85': screen,
  rug: FURNITURE_SYMBOLS.rug,
  plant: FURNITURE_SYMBOLS.plant,
  'dining-2': longTable,
  'dining-4': longTable,
  'dining-6': longTable,
  'dining-round': roundTable,
  'kitchen-cabinet': cabinet,
  'desk-1200': desk,
  'desk-1400': desk,
  'desk-1600': desk,
  'desk-chair': chair,
  bookcase: shelf,
  'bookcase-1200': shelf,
  'piano-upright': piano,
  'piano-digital': piano,
  treadmill: machine,
  'exercise-bike': machine,
  'drying-rack': rack,
  'cat-tower': device,
  'play-mat': FURNITURE_SYMBOLS.rug,
  'fridge-4-door': fridge,
  'fridge-kitchen-fit': fridge,
  'fridge-2-door': fridge,
  'fridge-kimchi': fridge,
  washer: laundry,
  dryer: laundry,
  'laundry-tower': laundry,
  styler: cabinet,
  'styler-large': cabinet,
  'air-purifier': device,
  'air-conditioner': device,
  'robot-cleaner': device,
};

/** Every piece of the library in its usual size, each under its kind, in one file as plans are. */
export function drawPieces(): string {
  // What is shown by <use> inherits nothing from where it stands.
  const ink = { fill: FILL.furniture, stroke: INK.furniture, 'stroke-width': WEIGHT.outline };
  const pieces = PIECE_KINDS.map((id) => {
    const { width, depth } = PIECES[id];
    return group({ id, ...ink }, PIECE_SYMBOLS[id](width, depth));
  });
  const unseen = element('svg', { display: 'none' }, ...pieces);
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1 1' }, unseen);
}
