/**
 * What a part of the benchmark found: one line of its table. `limit` in the figure's own unit; null: it has none.
 * @typedef {{ name: string, figures: Record<string, string>, measured: number, limit: number | null }} Line
 */

/**
 * The smallest of the values that is not below `share` of them (nearest rank).
 * @param {number[]} values at least one @param {number} share above 0, at most 1
 */
export function percentile(values, share) {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Times of one kind, whose 95th percentile has a limit. @param {string} name @param {number[]} ms @param {number | null} limit milliseconds @returns {Line} */
export function timesLine(name, ms, limit) {
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => percentile(ms, share));
  const inMs = (/** @type {number | undefined} */ value) => `${(value ?? 0).toFixed(1)} ms`;
  return {
    name,
    figures: {
      times: `${ms.length}`,
      p50: inMs(p50),
      p95: inMs(p95),
      worst: inMs(worst),
      'limit p95': limit === null ? '' : inMs(limit),
    },
    measured: p95 ?? Number.NaN,
    limit,
  };
}

/** @param {Line} line */
export const isWithin = ({ measured, limit }) => limit === null || measured <= limit;

/** A table of lines that have the same figures. @param {Line[]} lines */
export function formatLines(lines) {
  const heads = Object.keys(lines[0]?.figures ?? {});
  const row = (/** @type {string} */ name, /** @type {string[]} */ cells, /** @type {string} */ end) =>
    name.padEnd(34) + cells.map((cell) => cell.padStart(14)).join('') + end;
  return [
    row('', heads, ''),
    ...lines.map((line) => {
      const end = line.limit === null ? '' : isWithin(line) ? '  ok' : '  OVER';
      return row(line.name, Object.values(line.figures), end);
    }),
  ].join('\n');
}
