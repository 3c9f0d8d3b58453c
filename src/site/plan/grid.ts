import type { Rect } from './rect.ts';

/** A region of a plan as cells between all of its lines. */
export interface Grid {
  xs: number[];
  ys: number[];
  /** Whether the cell east of `xs[i]` and north of `ys[j]` belongs to the region. */
  isFilled: (i: number, j: number) => boolean;
}

const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);

/** What lies in any of `filled` and in none of `cut`. */
export function gridOf(filled: readonly Rect[], cut: readonly Rect[]): Grid {
  const all = [...filled, ...cut];
  const xs = sorted(all.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = sorted(all.flatMap(({ y0, y1 }) => [y0, y1]));
  const columns = new Map(xs.map((x, i) => [x, i]));
  const rows = new Map(ys.map((y, j) => [y, j]));
  // Plans are checked on every key press of their editor: each cell is painted, none is asked of every rectangle.
  const cells = new Uint8Array(xs.length * ys.length);
  const paint = ({ x0, y0, x1, y1 }: Rect, colour: 0 | 1) => {
    const [bottom = 0, top = 0] = [rows.get(y0), rows.get(y1)];
    for (let i = columns.get(x0) ?? 0; i < (columns.get(x1) ?? 0); i += 1)
      cells.fill(colour, i * ys.length + bottom, i * ys.length + top);
  };
  for (const rect of filled) paint(rect, 1);
  for (const rect of cut) paint(rect, 0);
  return { xs, ys, isFilled: (i, j) => i >= 0 && j >= 0 && j < ys.length && cells[i * ys.length + j] === 1 };
}

/** The region as rectangles that do not overlap: long ones where it can be. */
export function rectanglesOf({ xs, ys, isFilled }: Grid): Rect[] {
  const taken = new Set<string>();
  const free = (i: number, j: number) => isFilled(i, j) && !taken.has(`${i},${j}`);
  const rects: Rect[] = [];
  for (let j = 0; j + 1 < ys.length; j += 1)
    for (let i = 0; i + 1 < xs.length; i += 1) {
      if (!free(i, j)) continue;
      let right = i;
      while (free(right + 1, j)) right += 1;
      const isRowFree = (row: number) => {
        for (let column = i; column <= right; column += 1) if (!free(column, row)) return false;
        return true;
      };
      let top = j;
      while (isRowFree(top + 1)) top += 1;
      for (let column = i; column <= right; column += 1)
        for (let row = j; row <= top; row += 1) taken.add(`${column},${row}`);
      rects.push({ x0: xs[i] ?? 0, y0: ys[j] ?? 0, x1: xs[right + 1] ?? 0, y1: ys[top + 1] ?? 0 });
    }
  return rects;
}

/** The region as all the rectangles that cannot grow within it; they overlap. */
export function maximalRectanglesOf({ xs, ys, isFilled }: Grid): Rect[] {
  const rects: Rect[] = [];
  const isRowFilled = (j: number, from: number, to: number) => {
    for (let i = from; i <= to; i += 1) if (!isFilled(i, j)) return false;
    return true;
  };
  for (let bottom = 0; bottom + 1 < ys.length; bottom += 1) {
    // Columns that are filled from `bottom` up to `top`.
    let open = xs.map((_, i) => isFilled(i, bottom));
    for (let top = bottom; open.some(Boolean); top += 1) {
      for (let left = 0; left < open.length; left += 1) {
        if (!open[left]) continue;
        let right = left;
        while (open[right + 1]) right += 1;
        if (!isRowFilled(bottom - 1, left, right) && !isRowFilled(top + 1, left, right))
          rects.push({ x0: xs[left] ?? 0, y0: ys[bottom] ?? 0, x1: xs[right + 1] ?? 0, y1: ys[top + 1] ?? 0 });
        left = right;
      }
      open = open.map((isOpen, i) => isOpen && isFilled(i, top + 1));
    }
  }
  return rects;
}
