import * as v from 'valibot';
import { fieldsSchema, valueSchema } from '#local/firestore/data/values.ts';

const currentDocument = v.optional(
  v.union([v.strictObject({ exists: v.boolean() }), v.strictObject({ updateTime: v.string() })]),
);

const transform = v.union([
  v.strictObject({ fieldPath: v.string(), setToServerValue: v.literal('REQUEST_TIME') }),
  v.strictObject({ fieldPath: v.string(), increment: valueSchema }),
]);
export type Transform = v.InferOutput<typeof transform>;

const updateSchema = v.strictObject({
  update: v.object({ name: v.string(), fields: v.optional(fieldsSchema, {}) }),
  updateMask: v.optional(v.strictObject({ fieldPaths: v.optional(v.array(v.string()), []) })),
  updateTransforms: v.optional(v.array(transform), []),
  currentDocument,
});
export type Update = v.InferOutput<typeof updateSchema>;

const writeSchema = v.union([
  updateSchema,
  v.strictObject({ delete: v.string(), currentDocument }),
  // A transaction sends this for what it has read and does not write.
  v.strictObject({ verify: v.string(), currentDocument }),
]);
export type Write = v.InferOutput<typeof writeSchema>;

/** What of Firestore's writes is played here; Firestore takes at most 500 in one commit. */
export const commitSchema = v.strictObject({ writes: v.optional(v.pipe(v.array(writeSchema), v.maxLength(500)), []) });
