import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import type { OfficeDatabase } from './office-database.ts';
import { problemCode } from './problem-code.ts';

/** Before another try, in milliseconds. */
const PAUSES_MS = [500, 1500];
/** What another try may mend. */
const PASSING = new Set(['unavailable', 'deadline-exceeded', 'aborted', 'internal']);
/** What a try is told whose writes are there already; the rules are asked before the precondition, and take it for a change. */
const REPEATED = new Set(['already-exists', 'permission-denied', 'failed-precondition']);

/** Path below the office of a document that the writes make. */
function newDocument({ root }: OfficeDatabase, writes: readonly DatabaseWrite[]): string | null {
  const made = writes.find((write) => 'update' in write && write.currentDocument?.exists === false);
  return made && 'update' in made ? made.update.name.slice(root.length + 1) : null;
}

/**
 * Commits writes of which at least one makes a new document, and tries again where only the answer may have been lost:
 * what that document says then is whether an earlier try arrived.
 * @throws {DatabaseError}
 */
export async function commitOnce(database: OfficeDatabase, writes: readonly DatabaseWrite[]): Promise<void> {
  const made = newDocument(database, writes);
  for (const [attempt, pause] of [...PAUSES_MS, null].entries()) {
    try {
      return await database.commit(writes);
    } catch (error) {
      const code = problemCode(error);
      if (attempt > 0 && made && REPEATED.has(code) && (await database.find(made))) return;
      if (pause === null || !PASSING.has(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
