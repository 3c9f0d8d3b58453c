const ANSWER_MS = 20_000;

/** What a service said. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; null where it is none. */
  json: unknown;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Asks a service once, following no redirect. @returns why there was no answer, as a text, where there was none */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer | string> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error && cause.message ? cause.message : 'no answer';
    return `${new URL(address).host} cannot be reached (${reason})`;
  }
}

/** @param headers beyond the content type */
export const askJson = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  });
