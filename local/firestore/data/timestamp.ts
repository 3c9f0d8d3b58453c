const TIMESTAMP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/** A moment as microseconds since 1970, Firestore's precision; undefined where the text is no moment. */
export function parseTimestamp(text: string): bigint | undefined {
  const [, seconds, fraction = '', zone] = TIMESTAMP.exec(text) ?? [];
  const wholeMs = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(wholeMs)) return undefined;
  return BigInt(wholeMs) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

/** `2026-01-01T00:00:00.000000Z` of microseconds since 1970. */
export function formatTimestamp(micros: bigint): string {
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = new Date(Number((micros - fraction) / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${String(fraction).padStart(6, '0')}Z`;
}

/** The millisecond of a timestamp of ours: documents and rules get a request's own time no more exactly. */
export const toMilliseconds = (time: string): string => time.replace(/\d{3}Z$/, '000Z');
