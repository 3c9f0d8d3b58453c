const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** Digits in threes from five on, as 211_200_000. */
const digits = (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= 100_000 ? `${value}`.replaceAll(/\B(?=(\d{3})+$)/g, '_') : `${value}`;

const keyOf = (key: string) => (/^[A-Za-z]\w*$/.test(key) ? key : quoted(key));

/** A value as somebody writes it into a content file; the formatter breaks its lines. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return digits(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, part]) => `${keyOf(key)}: ${literal(part)}`).join(', ')} }`;
}
