import { TABLE_TEXT } from '#text/sheet/problems.ts';
import { text } from './cells/words.ts';
import type { Draft } from './draft.ts';
import { bareName, readTable, type Names } from './read-table.ts';
import type { TableRow } from './table-row.ts';
import type { Sheet } from './workbook/sheet.ts';

/** A row that says by its label what its value is. */
export type LabelledRow = TableRow<'label' | 'value'>;

interface Labelled<Key extends string> {
  heads: Names<'label' | 'value'>;
  /** What rows may be called; the first name of each is the one that is said. */
  labels: Readonly<Record<Key, readonly string[]>>;
  /** Where a row was said before, also in another sheet. */
  seen?: Map<Key, { sheet: string; row: number }>;
}

/** A label that was perhaps meant: one that is part of what was found, or has it as a part. */
function nearestTo(label: string, labels: readonly string[]): string {
  const bare = bareName(label);
  return labels.find((known) => bare.includes(bareName(known)) || bareName(known).includes(bare)) ?? '';
}

/** Reads a sheet with a label and a value in each row. What it does not say stays as the template has it. */
export function readLabelled<Key extends string>(
  draft: Draft,
  sheet: Sheet,
  { heads, labels, seen = new Map() }: Labelled<Key>,
  read: (row: LabelledRow, key: Key, label: string) => void,
): void {
  const known = Object.entries(labels) as [Key, readonly string[]][];
  for (const row of readTable(draft, sheet, heads, ['label', 'value'])) {
    const label = row.need('label', text(known[0]?.[1][0] ?? ''), heads.label[0] ?? '');
    if (label === undefined) continue;
    row.label = label;
    const [key] = known.find(([, names]) => names.some((name) => bareName(name) === bareName(label))) ?? [];
    const before = key && seen.get(key);
    const all = known.flatMap(([, names]) => names);
    if (!key) row.mend('label', TABLE_TEXT.unknownFact(nearestTo(label, all)));
    else if (before)
      row.mend(
        'label',
        before.sheet === sheet.name ? TABLE_TEXT.twice(before.row) : TABLE_TEXT.twiceIn(before.sheet, before.row),
      );
    else {
      seen.set(key, { sheet: sheet.name, row: row.number });
      read(row, key, label);
    }
  }
}
