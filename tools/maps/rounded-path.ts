import type { SheetLine, SheetPoint } from '#site/maps/sheet.ts';

const short = (value: number) => String(Math.round(value * 10) / 10);
const written = ([x, y]: SheetPoint) => `${short(x)} ${short(y)}`;

/** The point `distance` from `from` on the way to `to`, but never past the middle. */
function towards(from: SheetPoint, to: SheetPoint, distance: number): SheetPoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A line or an area (closed) with corners rounded by `radius`, as SVG path data. */
export function roundedPath(line: SheetLine, radius: number, closed = false): string {
  const count = line.length;
  const at = (index: number): SheetPoint => line[(index + count) % count] ?? [0, 0];
  const corner = (index: number) =>
    `L${written(towards(at(index), at(index - 1), radius))}Q${written(at(index))} ${written(towards(at(index), at(index + 1), radius))}`;
  if (closed) return `M${line.map((_, index) => corner(index).slice(index === 0 ? 1 : 0)).join('')}Z`;
  const inner = line.slice(1, -1).map((_, index) => corner(index + 1));
  return `M${written(at(0))}${inner.join('')}L${written(at(count - 1))}`;
}
