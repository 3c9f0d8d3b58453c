import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { CELL_TEXT } from '#text/sheet/problems.ts';
import { SERVICE_LABELS } from '#text/sheet/services.ts';
import { root } from '#tests/support/source-files.ts';
import { sheetOf } from '#tests/support/workbook.ts';
import { readSheets } from '#tools/new-site/sheet/read-sheets.ts';
import { checkServices, withServices } from '#tools/new-site/services.ts';

const FORM = 'https://forms.mulbit.kr/f/visit?a=1';
const template = fs.readFileSync(path.join(root, 'sites/template/site.env'), 'utf8');

let checkout = '';
beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'services-'));
  onTestFinished(() => fs.rmSync(checkout, { recursive: true, force: true }));
  for (const name of ['src/content', 'sites/물빛언덕', 'sites/은빛나루'])
    fs.mkdirSync(path.join(checkout, name), { recursive: true });
});

const read = (...rows: string[]) => readSheets([sheetOf('단지', '항목|내용', ...rows)], '2026-12-01');
/** What the reader of site.env finds wrong with these rows. */
const problemsOf = (...rows: string[]) =>
  checkServices(checkout, path.join(checkout, 'sites/물빛언덕'), read(...rows)).map(
    ({ sheet, row, name, remedy }) => `${sheet} ${row} ${name}: ${remedy}`,
  );
const FIREBASE = ['Firebase apiKey|k', 'Firebase authDomain|p.firebaseapp.com', 'Firebase projectId|p'];

test('every service has a row, and stands in site.env as it was written', () => {
  const rows = Object.values(SERVICE_LABELS).map(([label], index) => `${label}|value-${index}`);
  const { values, problems } = read(...rows);
  expect(problems).toEqual([]);
  const written = parseEnv(withServices(template, { SITE: '물빛언덕', ...values['site.env'] }));
  expect(written).toMatchObject(
    Object.fromEntries(Object.keys(SERVICE_LABELS).map((variable, index) => [variable, `value-${index}`])),
  );
  expect(written).toMatchObject({ SITE: '물빛언덕', OFFICE_MAIL_TO: '' });
});

test('without a row, or with an empty one, the embedded services stay', () => {
  expect(withServices(template, { ...read('첫 화면 방문예약 접수 주소|').values['site.env'] })).toBe(template);
});

test('what would end in the file before its end is not taken', () => {
  for (const value of ['https://a.kr/#b', 'a b', '"a"', '가'])
    expect(read(`고객 페이지 접수 주소|${value}`).problems, value).toMatchObject([
      { row: 2, remedy: CELL_TEXT.service },
    ]);
});

test('the reader of site.env judges them, in the words of the workbook', () => {
  expect(problemsOf(`첫 화면 방문예약 접수 주소|${FORM}`, ...FIREBASE, 'Firebase appId|a')).toEqual([]);
  expect(problemsOf('첫 화면 방문예약 접수 주소|forms.mulbit.kr', ...FIREBASE)).toEqual([
    '단지 2 첫 화면 방문예약 접수 주소: https://로 시작하는 접수 주소를 적어 주세요.',
    '단지 null Firebase appId: 빠져 있습니다. Firebase의 apiKey, authDomain, projectId, appId는 넷을 모두 적거나 모두 비워 주세요.',
  ]);
  expect(problemsOf('Firebase storageBucket|gs://p', ...FIREBASE, 'Firebase appId|a')).toEqual([
    '단지 2 Firebase storageBucket: 저장소 이름만 적어 주세요. 예: my-project.firebasestorage.app',
  ]);
});

test('what another development of the checkout has is not taken', () => {
  fs.writeFileSync(
    path.join(checkout, 'sites/은빛나루/site.env'),
    `SITE=은빛나루\nVITE_FORM_VISIT=${FORM}\nVITE_FIREBASE_PROJECT_ID=p\n`,
  );
  expect(problemsOf(`고객 페이지 접수 주소|${FORM}`, ...FIREBASE, 'Firebase appId|a')).toEqual([
    '단지 2 고객 페이지 접수 주소: 다른 단지(sites/은빛나루)의 접수 주소입니다. 이 단지의 접수 주소를 따로 만들어 적어 주세요.',
    '단지 5 Firebase projectId: 다른 단지(sites/은빛나루)와 같은 곳에 게시됩니다. 서로 다른 Hosting 사이트를 적거나 다른 프로젝트를 써 주세요.',
  ]);
});
