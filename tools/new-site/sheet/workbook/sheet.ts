import type { Cell } from '#tools/new-site/sheet/cells/cell.ts';

/** A sheet as it was read, from its first row on. */
export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}
