/** Where something stands in the workbook; null: the whole row, or the whole sheet. */
export interface Place {
  sheet: string;
  row: number | null;
  /** From 0. */
  column: number | null;
  /** The column's heading, or the label of the row. */
  name: string;
  /** What stands there; null: nothing. */
  found: string | null;
}

export interface SheetProblem extends Place {
  remedy: string;
}

/** What a workbook says so far: values for fields of content files, where each comes from, and what is to mend. */
export interface Draft {
  /** By file and field: `{ 'facts.ts': { 'location.address': … } }`. */
  values: Record<string, Record<string, unknown>>;
  /** By `file: field`. */
  places: Map<string, Place>;
  problems: SheetProblem[];
  /** Rows that were taken for remarks. */
  unread: Place[];
}

export const newDraft = (): Draft => ({ values: {}, places: new Map(), problems: [], unread: [] });

/** Notes a value, and where it stands. */
export function put(draft: Draft, file: string, field: string, value: unknown, place?: Place): void {
  draft.values[file] = { ...draft.values[file], [field]: value };
  if (place) draft.places.set(`${file}: ${field}`, place);
}
