import { DatabaseError } from '#firebase/rest/database-error.ts';

/** Why something at the desk was not done, as src/text/leads-desk/problems.ts takes it; `unknown`: a fault of ours. */
export const problemCode = (error: unknown): string => (error instanceof DatabaseError ? error.code : 'unknown');
