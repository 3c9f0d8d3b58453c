import * as v from 'valibot';
import { fileEditSchema } from '#editor/model/edit-schema.ts';
import type { EditRequest } from '#editor/model/messages.ts';

/** What the page sends; whatever else arrives is refused. */
export const editRequestSchema: v.GenericSchema<unknown, EditRequest> = v.strictObject({
  edits: v.array(fileEditSchema),
  hashes: v.record(v.string(), v.string()),
});
