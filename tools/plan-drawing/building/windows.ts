import { gapLength, type Glazing } from '#site/plan/openings.ts';
import { FILL, INK, WEIGHT } from '#tools/plan-drawing/ink.ts';
import { group } from '#tools/plan-drawing/svg.ts';
import { band, panels } from './panels.ts';

/** Slats of a louvre, from one to the next in millimetres. */
const SLATS = 110;

/** Slats that lie across the wall, each as a thin band. */
function slats(glazing: Glazing): string[] {
  const count = Math.round(gapLength(glazing) / SLATS);
  return Array.from({ length: count }, (_, index) =>
    band(glazing.gap, glazing.runs, [(index + 0.3) / count, (index + 0.62) / count], [0.22, 0.78]),
  );
}

/** What closes a window: panes that slide past each other, one that does not, or slats. */
function closing(glazing: Glazing): string[] {
  switch (glazing.kind) {
    case 'louvre':
      return slats(glazing);
    case 'fixed':
    case 'projected':
      return [band(glazing.gap, glazing.runs, [0, 1], [0.38, 0.62])];
    case 'split':
    case 'sliding':
    case 'balcony-door':
      return panels(glazing, gapLength(glazing) >= 3000 ? 4 : 2, [0.26, 0.5, 0.74]);
  }
}

/** Windows: the wall's two faces as sills, and what closes them between. */
export const drawWindows = (glazings: readonly Glazing[]): string =>
  group(
    { fill: FILL.paper, stroke: INK.wall, 'stroke-width': WEIGHT.detail },
    ...glazings.map(({ gap, runs }) => band(gap, runs, [0, 1], [0, 1])),
    group({ fill: FILL.glass }, ...glazings.flatMap(closing)),
  );
