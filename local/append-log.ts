import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { appendLine, replaceFile } from './durable-file.ts';

/** A file of JSON lines that only grows; a row counts as kept when `append` returns. */
export interface AppendLog<Row> {
  /** Every readable row, oldest first, as it stands on the disk now. @throws on a disk error */
  read: () => Row[];
  /** Returns when the row is on the disk. @throws on a disk error: then the row is not kept */
  append: (row: Row) => void;
  /** Whether it held damaged lines when it was opened. */
  isDamaged: boolean;
  /** Writes the log anew with these rows. A damaged one is kept beside it, as a `.damaged` copy. @throws on a disk error */
  rewrite: (rows: readonly Row[]) => void;
}

interface Line<Row> {
  number: number;
  row: Row | undefined;
}

function parseLine<Row>(text: string, schema: v.GenericSchema<unknown, Row>): Row | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function readLines<Row>(file: string, schema: v.GenericSchema<unknown, Row>): Line<Row>[] {
  if (!fs.existsSync(file)) return [];
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, number }) => ({ number, row: parseLine(text, schema) }));
}

/** Opens a log and reports its damaged lines (a crash in the middle of a write leaves one), once, on the console. */
export function openAppendLog<Row>(file: string, schema: v.GenericSchema<unknown, Row>): AppendLog<Row> {
  const damaged = readLines(file, schema).filter(({ row }) => row === undefined);
  for (const { number } of damaged) {
    console.warn(`${path.basename(file)}: ${number}번째 줄을 읽을 수 없어 건너뜁니다. (${file})`);
  }
  const isDamaged = damaged.length > 0;
  return {
    isDamaged,
    read: () => readLines(file, schema).flatMap(({ row }) => (row === undefined ? [] : [row])),
    append: (row) => appendLine(file, JSON.stringify(row)),
    rewrite: (rows) => {
      if (isDamaged) fs.copyFileSync(file, `${file}.${Date.now()}.damaged`);
      replaceFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    },
  };
}
