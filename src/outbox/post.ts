/** A complete answer. */
export interface Answer {
  status: number;
  body: string;
}

/**
 * Sends JSON. Rejects when there is no whole answer. `keepalive` lets the request outlive a closed tab; a redirect would
 * turn the POST into a GET, so it is an error.
 */
export async function post(
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
  address: string,
  headers: Readonly<Record<string, string>>,
  content: object,
): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(content),
    keepalive: true,
    redirect: 'error',
    signal,
  });
  return { status: response.status, body: await response.text() };
}
