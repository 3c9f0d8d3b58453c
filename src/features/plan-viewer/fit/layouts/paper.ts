/** A sheet on which a drawing fits as large as it is meant to be. */
export interface Paper {
  size: 'A4' | 'A3';
  isWide: boolean;
}

export const SCALE = 50;

/** Millimetres of paper: its shorter and longer side, what printers leave free, and what the sheet's head takes. */
const SHEETS = { A4: [210, 297], A3: [297, 420] } as const;
const MARGIN = 8;
const HEAD = 18;

/** The smallest sheet for a drawing of so many millimetres of a plan; A3 in its length where none is large enough. */
export function paperFor(width: number, height: number): Paper {
  for (const size of ['A4', 'A3'] as const)
    for (const isWide of [true, false]) {
      const [short, long] = SHEETS[size];
      const [across, down] = isWide ? [long, short] : [short, long];
      if (width / SCALE <= across - 2 * MARGIN && height / SCALE <= down - 2 * MARGIN - HEAD) return { size, isWide };
    }
  return { size: 'A3', isWide: true };
}
