import { gapLength, type Glazing } from '#site/plan/openings.ts';
import { signOf } from '#site/plan/swing.ts';
import { FILL, INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { group } from '#tools/plan-drawing/svg.ts';
import { band, panels } from './panels.ts';

/** Where panes slide, across the wall. */
const TRACKS = [
  [0.26, 0.5],
  [0.5, 0.74],
] as const;

/** Slats of a louvre, from one to the next in millimetres. */
const SLATS = 110;

/** Slats that lie across the wall, each as a thin band. */
function slats(glazing: Glazing): string[] {
  const count = Math.round(gapLength(glazing) / SLATS);
  return Array.from({ length: count }, (_, index) =>
    band(glazing.gap, glazing.runs, [(index + 0.3) / count, (index + 0.62) / count], [0.22, 0.78]),
  );
}

const FRAME = 50;

/** How many parts a rendered window of this length has (`art/render/scenes/home/windows.py`). */
const partsOf = (length: number, usual: number, least: number) => Math.max(least, Math.round(length / usual));

/** Parts side by side that do not slide. */
const beside = ({ gap, runs }: Glazing, count: number) =>
  Array.from({ length: count }, (_, index) => band(gap, runs, [index / count, (index + 1) / count], [0.38, 0.62]));

/** What closes a window: panes that slide past each other, some that do not, or slats. */
function closing(glazing: Glazing): string[] {
  const length = gapLength(glazing);
  switch (glazing.kind) {
    case 'louvre':
      return slats(glazing);
    case 'fixed':
      return beside(glazing, partsOf(length, 1500, 1));
    case 'projected':
      return beside(glazing, partsOf(length - 2 * FRAME, 900, 1));
    case 'split':
    case 'sliding':
    case 'balcony-door': {
      // The first pane slides on the inner track.
      const tracks = signOf(glazing.side) > 0 ? TRACKS : TRACKS.toReversed();
      return panels(glazing, partsOf(length - 2 * FRAME, 1900, 2), tracks);
    }
  }
}

/** Windows: the wall's two faces as sills, and what closes them between. */
export const drawWindows = (glazings: readonly Glazing[]): string =>
  group(
    { fill: FILL.paper, stroke: INK.wall, 'stroke-width': WEIGHT.detail },
    ...glazings.map(({ gap, runs }) => band(gap, runs, [0, 1], [0, 1])),
    group({ fill: FILL.glass }, ...glazings.flatMap(closing)),
  );
