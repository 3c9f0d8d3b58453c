import * as v from 'valibot';
import {
  BROUGHT_REFUSALS,
  type BroughtAnswer,
  type Drawn,
  type EditAnswer,
  type EditedContent,
  type PictureAnswer,
  type ReadinessAnswer,
} from '#editor/model/messages.ts';
import type { Tree } from '#editor/model/tree.ts';

// How the answers of the editor's server look (`editor/model/messages.ts`): anything else is another program's.

const problems = v.array(v.object({ file: v.string(), field: v.string(), remedy: v.string() }));
const names = v.array(v.string());
const size = v.pipe(v.number(), v.integer(), v.minValue(1));
const tree = v.custom<Tree>((value) => value !== undefined);

export const contentSchema: v.GenericSchema<unknown, EditedContent> = v.object({
  site: v.string(),
  files: v.record(v.string(), v.object({ tree, hash: v.string() })),
  problems,
  shapes: v.array(v.object({ names: v.string(), kind: v.string(), size: v.tuple([size, size]) })),
});

export const editAnswerSchema: v.GenericSchema<unknown, EditAnswer> = v.variant('kind', [
  v.object({ kind: v.literal('fine'), unused: v.exactOptional(names) }),
  v.object({ kind: v.literal('wrong'), problems }),
  v.object({ kind: v.literal('overtaken'), files: names }),
  v.object({ kind: v.literal('refused'), reason: v.string() }),
  v.object({ kind: v.literal('failed'), reason: v.string() }),
]);

export const readinessSchema: v.GenericSchema<unknown, ReadinessAnswer> = v.variant('kind', [
  v.object({ kind: v.literal('judged'), places: problems }),
  v.object({ kind: v.literal('wrong') }),
]);

export const pictureAnswerSchema: v.GenericSchema<unknown, PictureAnswer> = v.variant('kind', [
  v.object({ kind: v.literal('taken'), master: v.string(), masterWidth: size, masterHeight: size }),
  v.object({ kind: v.literal('refused'), why: v.picklist(['heic', 'unreadable', 'too-large']) }),
]);

export const broughtAnswerSchema: v.GenericSchema<unknown, BroughtAnswer> = v.variant('kind', [
  v.object({ kind: v.literal('taken'), brought: v.string(), bytes: size }),
  v.object({ kind: v.literal('refused'), why: v.picklist(BROUGHT_REFUSALS) }),
]);

export const drawnSchema: v.GenericSchema<unknown, Drawn> = v.variant('kind', [
  v.object({
    kind: v.literal('drawn'),
    markup: v.string(),
    box: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  }),
  v.object({ kind: v.literal('undrawable') }),
]);
