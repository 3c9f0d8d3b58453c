import type { Environment } from './environment.ts';

/** `FIRESTORE_EMULATOR_HOST`, as Firebase's own tools read it, leads to an emulator. */
export function queryAddress({ projectId, apiKey }: NonNullable<Environment['firebase']>): string {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  return `${origin}/v1/projects/${projectId}/databases/(default)/documents:runQuery?key=${encodeURIComponent(apiKey)}`;
}

/** Longer than a slow database needs, shorter than anybody waits for a build without a word. */
const ANSWER_MS = 20_000;

/** What the build says in place of a stack trace. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly reason: string;
  /** Whether the site's rules or its index are not there yet: sending them mends it. */
  readonly isNotSetUp: boolean;
  constructor(reason: string, { isNotSetUp = false } = {}) {
    super(
      `The published articles cannot be read: ${reason}\n` +
        'Nothing was built, so that no article falls out of the pages, the sitemap and the feed unseen. Mend this and ' +
        'build again, or build without them once: PRESS=skip npm run build',
    );
    this.reason = reason;
    this.isNotSetUp = isNotSetUp;
    this.stack = `Error: ${this.message}`;
  }
}

interface Refusal {
  error?: { status?: string; details?: unknown[] };
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

/**
 * Whether an answer is what a database says that has not got this site's rules and index. Where the console's settings
 * stand in the way (an API that is switched off, a key for other uses) Google says so in `details`: sending rules would
 * not help there.
 */
function asksForSetUp(answer: string): boolean {
  const { error } = ([parsed(answer)].flat()[0] ?? {}) as Refusal;
  return error?.status === 'FAILED_PRECONDITION' || (error?.status === 'PERMISSION_DENIED' && !error.details?.length);
}

/**
 * What a database answers to a query; null: no JSON.
 * @throws {Unreadable} one readable message
 */
export async function askDatabase(address: string, query: object): Promise<unknown> {
  const { host } = new URL(address);
  const options = { method: 'POST', body: JSON.stringify(query), signal: AbortSignal.timeout(ANSWER_MS) };
  const response = await fetch(address, options).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Unreadable(`${host} cannot be reached (${cause instanceof Error ? cause.message : String(cause)}).`);
  });
  const answer = await response.text();
  if (response.ok) return parsed(answer);
  throw new Unreadable(`${host} answered ${response.status}: ${answer.slice(0, 500)}`, {
    isNotSetUp: asksForSetUp(answer),
  });
}
