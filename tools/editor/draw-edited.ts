import * as v from 'valibot';
import type { Drawn } from '#editor/model/messages.ts';
import { DRAWN_WIDTH, layOut, SIDE } from '#site/maps/sheet.ts';
import { mapSchema } from '#site/schema/maps.ts';
import { planSchema } from '#site/schema/plans.ts';
import { drawMap } from '#tools/maps/map-drawing.ts';
import { lookOf } from '#tools/maps/map-look.ts';
import { drawVariant } from '#tools/plan-drawing/draw-variant.ts';

const askedSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('plan'), plan: planSchema, variant: v.picklist(['basic', 'extended']) }),
  v.strictObject({ kind: v.literal('map'), map: mapSchema }),
]);

const UNDRAWABLE: Drawn = { kind: 'undrawable' };

function draw(asked: v.InferOutput<typeof askedSchema>): Drawn {
  if (asked.kind === 'plan') {
    const { markup, box } = drawVariant(asked.plan, asked.variant);
    return { kind: 'drawn', markup, box };
  }
  const left = (SIDE - DRAWN_WIDTH) / 2;
  const markup = drawMap(layOut(asked.map), lookOf(null)).replace('<svg ', `<svg x="${left}" `);
  return { kind: 'drawn', markup, box: [left, 0, DRAWN_WIDTH, SIDE] };
}

/** Draws what is being written, as the build would; a plan with a room outside of all walls may be no drawing at all. */
export function drawEdited(asked: unknown): Drawn {
  const read = v.safeParse(askedSchema, asked);
  if (!read.success) return UNDRAWABLE;
  try {
    return draw(read.output);
  } catch {
    return UNDRAWABLE;
  }
}
