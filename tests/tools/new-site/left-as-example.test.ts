import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';
import { sheetOf } from '#tests/support/workbook.ts';
import { CELL_TEXT } from '#text/sheet/problems.ts';
import { readSite } from '#tools/new-site/from-workbook.ts';
import { leftAsExample } from '#tools/new-site/sheet/left-as-example.ts';

const TODAY = '2026-12-01';
const facts = (...rows: string[]) => sheetOf('단지', '항목|내용', ...rows);
const steps = (...rows: string[]) => sheetOf('일정', '단계|시작|설명', ...rows);

/** The workbook as it is given, with other words in places. */
function withWords(...changes: [file: string, from: string, to: string][]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'left-as-example-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.cpSync(path.join(root, 'sites/template/sheet'), folder, { recursive: true });
  for (const [file, from, to] of changes) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain(from);
    fs.writeFileSync(path.join(folder, file), text.replace(from, to));
  }
  return folder;
}

const leftIn = async (folder: string) =>
  (await readSite([folder], TODAY)).problems
    .filter(({ remedy }) => remedy === CELL_TEXT.asInExample)
    .map(({ sheet, name }) => `${sheet} ${name}`);

test('a workbook that says it is no example is asked for every particular that is still the example’s', async () => {
  const left = await leftIn(
    withWords(['단지.csv', '예시 자료,예', '예시 자료,아니요'], ['단지.csv', '위도,36.3504', '위도,36.36']),
  );
  expect(left).toContain('단지 경도');
  expect(left).toContain('단지 현장 주소');
  expect(left).toContain('단지 대지면적');
  expect(left).toContain('일정 시작');
  expect(left).toContain('분양가 대지비');
  expect(left).not.toContain('단지 위도');
  expect(left.join()).not.toMatch(/상담 시간|주차|신탁/);
  // Those who look after the site may fill theirs in later.
  expect(left.join()).not.toContain('연결');
});

test('while it says that it is an example nothing of it is', async () => {
  expect(await leftIn(withWords())).toEqual([]);
});

test('a row of a table may be as in the example by chance, half of them may not', () => {
  const given = steps('공고|2027-03-05|알려 드립니다.', '개관|2027-03-12|보실 수 있습니다.', '접수|2027-03-15|');
  const own = steps('공고|2027-03-05|알려 드립니다.', '개관|2027-04-02|보실 수 있습니다.', '접수|2027-04-05|');
  expect(leftAsExample(own, given)).toEqual([]);
  const half = steps('공고|2027-03-05|알려 드립니다.', '접수|2027-04-05|');
  expect(leftAsExample(half, given)).toEqual([expect.objectContaining({ sheet: '일정', row: 2, found: '2027-03-05' })]);
});

test('a row of a table is the example’s with all that it says, whatever its first column is called', () => {
  const options = (...rows: string[]) => sheetOf('옵션', '구분|이름|가격', ...rows);
  const given = options('유상옵션|발코니 확장|14,800,000', '유상옵션|에어컨 4대|6,900,000');
  expect(leftAsExample(options('유상옵션|발코니 확장|13,900,000'), given)).toEqual([]);
  expect(leftAsExample(given, given)).toHaveLength(2);
});

test('what a remark beside an empty cell says is nothing that was left', () => {
  const asked = facts('규제지역 확인한 날||예: 2027-03-02');
  expect(leftAsExample(asked, asked)).toEqual([]);
});

test('a fact is the example’s whatever stands beside it as a remark', () => {
  expect(leftAsExample(facts('위도|36.3504|다시 볼 것'), facts('위도|36.3504'))).toEqual([
    expect.objectContaining({ row: 2, column: 1, name: '위도', found: '36.3504' }),
  ]);
});
