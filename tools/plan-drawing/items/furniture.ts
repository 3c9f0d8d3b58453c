import type { Space } from '#site/plan/spaces.ts';
import { FILL, INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { circle, ellipse, group, path, rectangle } from '#tools/plan-drawing/svg.ts';

/**
 * Draws a piece with its back along y = 0, `width` along the wall and `depth` away from it, in a room for this `use`. Its
 * parts are those of `art/render/scenes/home/pieces`, where x runs the other way: from the middle to what is 0 here.
 */
export type Symbol = (width: number, depth: number, use?: Space['use']) => string;

const fine = { 'stroke-width': WEIGHT.detail };

const bed =
  (pillows: number): Symbol =>
  (width, depth) => {
    const pillow = (width - 120 * (pillows + 1)) / pillows;
    return (
      rectangle(0, 0, width, depth, { rx: 40 }) +
      rectangle(0, 0, width, 70, { fill: FILL.timber }) +
      Array.from({ length: pillows }, (_, index) =>
        rectangle(120 + index * (pillow + 120), 140, pillow, 340, { rx: 90, ...fine }),
      ).join('') +
      path(
        [
          'M',
          0,
          640,
          'H',
          width,
          'V',
          depth - 40,
          'Q',
          width,
          depth,
          width - 40,
          depth,
          'H',
          40,
          'Q',
          0,
          depth,
          0,
          depth - 40,
          'Z',
        ],
        {
          fill: FILL.linen,
        },
      ) +
      path(['M', 0, 820, 'H', width], fine)
    );
  };

const chair = (x: number, y: number) => rectangle(x - 210, y, 420, 380, { rx: 110 });

const desk: Symbol = (width, depth) =>
  chair(width / 2 + 160, depth - 380) +
  rectangle(0, 0, width, Math.min(600, depth - 20), { rx: 15, fill: FILL.timber });

/** As many chairs as the rendered table has (`art/render/scenes/home/pieces/seats.py`). */
export const longTable: Symbol = (width, depth) => {
  const count = width > 1750 ? 3 : width >= 900 ? 2 : 1;
  const chairs = Array.from({ length: count }, (_, index) => {
    return width / 2 + ((index - (count - 1) / 2) * (width - 300)) / count;
  });
  return (
    chairs.map((x) => chair(x, 0) + chair(x, depth - 380)).join('') +
    rectangle(0, 220, width, depth - 440, { rx: 20, fill: FILL.timber })
  );
};

export const roundTable: Symbol = (width, depth) =>
  [0, 90, 180, 270]
    .map((turn) =>
      group(
        { transform: `translate(${width / 2} ${depth / 2})rotate(${turn})` },
        rectangle(-210, -depth / 2, 420, 380, { rx: 110 }),
      ),
    )
    .join('') + circle(width / 2, depth / 2, Math.min(width, depth) / 2 - 170, { fill: FILL.timber });

export const sofa =
  (seats: number): Symbol =>
  (width, depth) => {
    const seat = (width - 340) / seats;
    return (
      rectangle(0, 0, width, depth, { rx: 90, fill: FILL.linen }) +
      Array.from({ length: seats }, (_, index) =>
        rectangle(170 + index * seat, 230, seat, depth - 250, { rx: 50, ...fine }),
      ).join('')
    );
  };

/** The television hangs above it, less wide in a bedroom. */
const console: Symbol = (width, depth, use) => {
  const screen = Math.min(use === 'bedroom' ? 1240 : 1680, width * 0.78);
  return (
    rectangle(0, 0, width, depth, { fill: FILL.timber }) +
    path(['M', (width - screen) / 2, 55, 'h', screen], { stroke: INK.wall, 'stroke-width': 34 })
  );
};

const wardrobe: Symbol = (width, depth) => {
  const hangers = Array.from({ length: Math.floor((width - 160) / 150) }, (_, index) => 140 + index * 150);
  return (
    rectangle(0, 0, width, depth, { fill: FILL.timber }) +
    path(
      ['M', 60, depth / 2, 'H', width - 60, ...hangers.flatMap((x) => ['M', x, 110, 'L', x + 40, depth - 110])],
      fine,
    )
  );
};

const plant: Symbol = (width) => {
  const half = width / 2;
  const leaves = [0, 60, 120].flatMap((turn) =>
    ellipse(half, half, half, half * 0.32, { transform: `rotate(${turn} ${half} ${half})`, ...fine }),
  );
  return group({ fill: FILL.leaf }, ...leaves);
};

/** What the layer of furniture shows. */
export const FURNITURE_SYMBOLS = {
  'double-bed': bed(2),
  'single-bed': bed(1),
  nightstand: (width, depth) =>
    rectangle(0, 0, width, depth, { fill: FILL.timber }) + circle(width / 2 + 40, depth * 0.42, 100, fine),
  wardrobe,
  dresser: (width, depth) =>
    rectangle(0, 0, width, depth, { fill: FILL.timber }) + path(['M', 80, 70, 'H', width - 80], { stroke: INK.line }),
  desk,
  sofa: (width, depth) => sofa(width < 2300 ? 2 : 3)(width, depth),
  'coffee-table': (width, depth) => rectangle(0, 0, width, depth, { rx: 20, fill: FILL.timber }),
  console,
  'dining-table': (width, depth) => (width < depth * 1.1 ? roundTable : longTable)(width, depth),
  rug: (width, depth) =>
    rectangle(0, 0, width, depth, { fill: FILL.rug, ...fine }) +
    rectangle(90, 90, width - 180, depth - 180, { fill: 'none', 'stroke-width': WEIGHT.joint }),
  plant,
} satisfies Record<string, Symbol>;
