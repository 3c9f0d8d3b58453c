/** A text in quotes, in those that need the fewest escapes. */
function quoted(text: string): string {
  const escaped = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return escaped;
  return `'${escaped
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}

/** A whole number in groups of three digits, as a person reads won. */
export const grouped = (number: number): string =>
  Number.isSafeInteger(number) ? String(number).replaceAll(/\B(?=(\d{3})+$)/g, '_') : JSON.stringify(number);

const GROUPED_FROM = 100_000;
const digits = (number: number): string =>
  Math.abs(number) >= GROUPED_FROM ? grouped(number) : JSON.stringify(number);

const field = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

/** A value as content files write it, without what is undefined, so that it needs no formatter to look like its neighbours. */
export function writtenValue(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return digits(value);
  if (Array.isArray(value)) return `[${value.map(writtenValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const said = Object.entries(value).filter(([, part]) => part !== undefined);
  const parts = said.map(([key, part]) => `${field(key)}: ${writtenValue(part)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}
