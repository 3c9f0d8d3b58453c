import { fieldsOf, serverTime, type DatabaseWrite } from './database-writes.ts';
import { OFFICE } from './office-paths.ts';
import type { LogDocument } from './office-records.ts';

/** What the log is told; the server adds the time. */
export type LogEntry = Omit<LogDocument, 'at'>;

/**
 * An id for an entry of its own; also outside secure contexts, where `crypto.randomUUID` is missing. An erasure has none:
 * its id is `erasedId` of the lead.
 */
export const newLogId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Writes down a deed in the office `root`, to be committed together with it: neither is without the other. */
export const logWrite = (root: string, id: string, entry: LogEntry): DatabaseWrite => ({
  update: { name: `${root}/${OFFICE.log}/${id}`, fields: fieldsOf({ ...entry }) },
  updateTransforms: [serverTime('at')],
  currentDocument: { exists: false },
});
