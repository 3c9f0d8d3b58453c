import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#features/leads-desk/export/csv.ts';

/** Reads a file back as RFC 4180 says. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', end] of csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const cell = (text: string) => cellsOf(csvOf([[text]]))[0]?.[0];

describe('a CSV file', () => {
  it('begins with the mark by which Excel reads Korean, and ends each row as Windows does', () => {
    expect(csvOf([['이름'], ['홍길동']])).toBe('\u{feff}"이름"\r\n"홍길동"\r\n');
  });

  it('keeps commas, quotes and lines within their cell', () => {
    const row = ['쉼표, 하나', '그가 "네"라고 했다', '첫 줄\n둘째 줄'];
    expect(cellsOf(csvOf([row, row]))).toEqual([row, row]);
  });

  it.each([
    '=1+1',
    '=HYPERLINK("https://evil.example","눌러 주세요")',
    '+82 10-0000-1234',
    '-1+1|cmd',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '\u{a0}=1+1',
    '\u{3000}=1+1',
    '\u{feff}=1+1',
    '\u{200b}=1+1',
    '\u{0}=1+1',
    '＝1+1',
    '＋1',
    '"=1+1',
    "'=1+1",
    '\t다음 칸',
  ])('defuses %j, which a spreadsheet would compute', (text) => {
    expect(cell(text)).toBe(`'${text}`);
  });

  it.each(['01000001234', '012345', '12E345', '1234567890123456'])(
    'keeps %j, of which a spreadsheet would make another number',
    (text) => {
      expect(cell(text)).toBe(`'${text}`);
    },
  );

  it.each(['010-0000-1234', 'A1B2C3', '2027-03-05 14:05', '홍길동', '84㎡', '10시-12시', ''])(
    'leaves %j as it is',
    (text) => {
      expect(cell(text)).toBe(text);
    },
  );

  it('gives back any text, with at most an apostrophe before it, and never a formula', () => {
    const nasty = fc.array(fc.constantFrom('=', '+', '-', '@', '"', "'", ',', '\t', '\r', '\n', ' ', '가', '1', 'E'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          nasty.map((signs) => signs.join('')),
        ),
        (text) => {
          const found = cell(text) ?? '';
          expect([text, `'${text}`]).toContain(found);
          expect(found).not.toMatch(/^\s*[=+\-@]/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
