import { CELL_TEXT, TABLE_TEXT } from '#text/sheet/problems.ts';
import { isBlank, plainText, readCell, type Cell, type Reader } from './cells/cell.ts';
import type { Draft, Place } from './draft.ts';

export interface Column {
  /** From 0. */
  index: number;
  heading: string;
}

interface Written<Name extends string> {
  draft: Draft;
  sheet: string;
  /** As the workbook's program counts it. */
  number: number;
  cells: readonly Cell[];
  columns: ReadonlyMap<Name, Column>;
}

/** A row of a sheet, whose cells are read by the names of their columns. */
export class TableRow<Name extends string> {
  /** Whether everything that was read so far could be read. */
  isSound = true;
  /** What the row is about, where that says more than a column's heading. */
  label: string | null = null;
  readonly number: number;
  private readonly written: Written<Name>;

  constructor(written: Written<Name>) {
    this.written = written;
    this.number = written.number;
  }

  private cell(name: Name): Cell {
    const column = this.written.columns.get(name);
    return column ? (this.written.cells[column.index] ?? null) : null;
  }

  /** Whether the sheet has such a column at all. */
  hasColumn(name: Name): boolean {
    return this.written.columns.has(name);
  }

  has(name: Name): boolean {
    return !isBlank(this.cell(name));
  }

  /** Where a cell stands, and what is in it; of a column that is not there, the row. */
  place(name: Name): Place {
    const { index = null, heading = '' } = this.written.columns.get(name) ?? {};
    const cell = this.cell(name);
    const found = cell === null || isBlank(cell) ? null : plainText(cell);
    return { sheet: this.written.sheet, row: this.number, column: index, name: this.label ?? heading, found };
  }

  /** Says what is to mend in a cell. */
  mend(name: Name, remedy: string): void {
    this.isSound = false;
    this.written.draft.problems.push({ ...this.place(name), remedy });
  }

  /** What a cell says; undefined where it is empty or to mend. */
  take<Value>(name: Name, reader: Reader<Value>): Value | undefined {
    const cell = this.cell(name);
    if (cell === null || isBlank(cell)) return undefined;
    const read = readCell(reader, cell, this.written.columns.get(name)?.heading ?? '');
    if ('value' in read) return read.value;
    this.mend(name, read.remedy);
    return undefined;
  }

  /** The same of a cell that must not be empty. */
  need<Value>(name: Name, reader: Reader<Value>, called: string): Value | undefined {
    if (!this.has(name)) this.mend(name, TABLE_TEXT.empty(called));
    return this.take(name, reader);
  }

  /** One of some words, as what it stands for. */
  choose<Key extends string>(name: Name, words: Readonly<Record<Key, readonly string[]>>): Key | undefined {
    const entries = Object.entries(words) as [Key, readonly string[]][];
    return this.take(name, (cell) => {
      const written = plainText(cell).replaceAll(' ', '');
      const key = entries.find(([, known]) => known.includes(written))?.[0];
      return key ? { value: key } : { remedy: CELL_TEXT.oneOf(entries.map(([, [first = '']]) => first)) };
    });
  }
}
