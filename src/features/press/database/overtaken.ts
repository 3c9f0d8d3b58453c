/** Codes of a write of one version that another write came before. */
const OVERTAKEN = new Set(['failed-precondition', 'already-exists', 'not-found', 'aborted']);

/** Whether a write was refused because another one came before it. @param code of its error */
export const isOvertaken = (code: string): boolean => OVERTAKEN.has(code);
