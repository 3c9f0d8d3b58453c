import * as v from 'valibot';
import type { FileEdit } from './edit.ts';
import type { Tree } from './tree.ts';

const key = v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))]);
const place = { file: v.string(), path: v.pipe(v.array(key), v.minLength(1)) };
/** No place in it: all of a file. */
const placeOrWhole = { file: v.string(), path: v.array(key) };

/** Plain data, as JSON brings it. What the content may hold, its own schemas say. */
const tree = v.custom<Tree>((value) => value !== undefined);

/** An edit that comes from elsewhere: from the page to the server, or out of the browser's memory. */
export const fileEditSchema: v.GenericSchema<unknown, FileEdit> = v.variant('kind', [
  v.strictObject({ kind: v.literal('set'), ...placeOrWhole, value: tree }),
  v.strictObject({ kind: v.literal('insert'), ...place, value: tree }),
  v.strictObject({ kind: v.literal('remove'), ...place }),
  v.strictObject({ kind: v.literal('rename'), ...place, to: v.pipe(v.string(), v.minLength(1)) }),
  v.strictObject({ kind: v.literal('move'), ...place, to: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
]);
