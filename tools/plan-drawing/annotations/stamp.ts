import { middleOf, type Rect } from '#site/plan/rect.ts';
import { STAND_IN_TEXT } from '#text/units/plan-viewing.ts';
import { FILL, INK } from '#tools/plan-drawing/ink.ts';
import { group } from '#tools/plan-drawing/svg.ts';
import { blockOf, drawBlock } from './label-block.ts';

/** Says across a stand-in that it is one, in the place of names and areas that would be taken for the home's. */
export function drawStamp(bounds: Rect): string {
  return group(
    {
      'text-anchor': 'middle',
      fill: INK.text,
      // Larger than names: nobody shall take the drawing for the home's.
      'font-size': '1.7em',
      'font-weight': '600',
      stroke: FILL.paper,
      'stroke-width': '.3em',
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    drawBlock(blockOf(STAND_IN_TEXT, null, { em: 1, areaSize: 1 }), middleOf(bounds)),
  );
}
