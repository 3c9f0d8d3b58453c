/** A text in quotes, in those that need the fewest escapes. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return escaped;
  return `'${escaped
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}

/** Won in groups of three, as a person reads them. */
const GROUPED_FROM = 1_000_000;
const digits = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) >= GROUPED_FROM && Number.isSafeInteger(number)
    ? String(number).replaceAll(/\B(?=(\d{3})+$)/g, '_')
    : JSON.stringify(number);

const field = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

/** A value as content files write it, so that it needs no formatter to look like its neighbours. */
export function writtenValue(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return digits(value);
  if (Array.isArray(value)) return `[${value.map(writtenValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${field(key)}: ${writtenValue(part)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}
