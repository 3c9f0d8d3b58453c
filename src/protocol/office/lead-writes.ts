import { fieldsOf, increment, serverTime, type DatabaseWrite, type PlainFields } from './database-writes.ts';
import { OFFICE } from './office-paths.ts';
import type { RefusalDocument } from './office-records.ts';

/**
 * Puts a lead's own texts into the office `root`. Sent again it changes nothing but `received_at`: it names the fields
 * that it writes, so the office's stay.
 */
export function leadWrite(root: string, id: string, texts: PlainFields): DatabaseWrite {
  const fields = fieldsOf(texts);
  return {
    update: { name: `${root}/${OFFICE.leads}/${id}`, fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: [increment('state', 0), serverTime('received_at')],
  };
}

/** Says that the form's service did not take a lead that is in the office; again: still so. */
export const refusalWrite = (root: string, id: string, refusal: Omit<RefusalDocument, 'at'>): DatabaseWrite => ({
  update: { name: `${root}/${OFFICE.refusals}/${id}`, fields: fieldsOf({ ...refusal }) },
  updateTransforms: [serverTime('at')],
});
