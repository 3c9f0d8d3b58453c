import { parse } from 'csv-parse/sync';
import type { Cell } from '#tools/new-site/sheet/cells/cell.ts';

/** By the bytes at its beginning, or because nothing else reads it: Korean Excel saves a plain CSV in its own code. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

/** The rows of a CSV, as many as its program shows. @throws {CsvError} */
export function readCsv(bytes: Uint8Array): Cell[][] {
  const text = decode(bytes);
  const [head = ''] = text.split('\n', 1);
  const delimiter = head.includes('\t') ? '\t' : head.includes(';') && !head.includes(',') ? ';' : ',';
  const rows = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false });
  return rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
}
