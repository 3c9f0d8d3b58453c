import * as v from 'valibot';
import { day, list, text } from '#site/schema/parts/fields.ts';

/** Not offered yet, applications are taken, sold, or left over after the contracts. */
export const HOME_STATES = ['before', 'open', 'closed', 'left'] as const;
const state = v.picklist(HOME_STATES, "write 'before', 'open', 'closed' or 'left'");
export type HomeState = v.InferOutput<typeof state>;

/** The state of every home: one for all, and those of which something else is true. */
export const homesSchema = v.strictObject({
  /** Since when this holds. */
  revised: day,
  state,
  /** Homes by tower, floor and line: 101-1203. */
  others: v.array(v.strictObject({ state, homes: list(text('101-1203'), "'101-1203'") })),
});
export type Homes = v.InferOutput<typeof homesSchema>;
