import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#tests/support/source-files.ts';

/** The default content, the template, and the content that the engine is tried with. */
const FOLDERS = ['src/content', 'sites/template', 'tests/fixtures/second-site'];

/** Names and addresses that nobody reads as text: of pictures, pages, sections, kinds, days and numbers. */
const UNREAD = new Set(
  (
    'name path kind section id unit slug origin url file at use version checked date effective from until basisDate map anchor address ' +
    'colour through land water greens rank side viewer hinge floor line approved youtube part icon state stage forms figures lawText lawTables status tier regulations'
  ).split(' '),
);

/** What stays in Latin letters (S-13), and the developments' own names. */
const SPECIFIED = new Set(['Location POINT', 'E-모델하우스', 'ONSAEMI SKY', 'NEOULGYEOL PARK', 'NAME']);

const LATIN_WORD = /[A-Za-z]{2,}/;
const HANGUL = /[가-힣]/;

interface Line {
  field: string;
  text: string;
}

function lines(value: unknown, field: string, key = ''): Line[] {
  if (typeof value === 'string') return UNREAD.has(key) ? [] : [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    lines(part, `${field}.${name}`, Array.isArray(value) && typeof part === 'string' ? key : name),
  );
}

const englishIn = (all: readonly Line[]) =>
  all
    .flatMap(({ field, text }) => text.split('\n').map((line) => ({ field, text: line })))
    .filter(({ text }) => LATIN_WORD.test(text) && !text.startsWith('/') && !HANGUL.test(text) && !SPECIFIED.has(text));

const modulesOf = async (folder: string) => {
  const files = fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^plans\b/.test(name));
  return Promise.all(
    files.map(async (name) => ({ name, module: (await import(path.join(root, folder, name))) as object })),
  );
};

describe.each(FOLDERS)('the texts of %s', (folder) => {
  test('have no line in English: it stands only where it is specified, and in names', async () => {
    const modules = await modulesOf(folder);
    const all = modules.flatMap(({ name, module }) => lines(module, name));
    expect(all.length).toBeGreaterThan(100);
    expect(englishIn(all)).toEqual([]);
  });
});

describe('the engine’s own words', () => {
  /** Asked for in these letters (S-10, S-11, S-13). */
  const KEPT = new Set([
    'Not Found',
    'Unexpected Application Error!',
    'Loading chunk failed',
    'COMEING SOON',
    'FAMILY SITE',
    'NO',
  ]);

  /** Rows of a workbook, called as Firebase's console calls what is copied from there. */
  const FIREBASE = /^(Firebase )?(apiKey|authDomain|projectId|appId|storageBucket)$/;

  test('have none either', async () => {
    const modules = await modulesOf('src/text');
    const all = modules.flatMap(({ name, module }) => lines(module, name));
    expect(all.length).toBeGreaterThan(100);
    expect(englishIn(all).filter(({ text }) => !KEPT.has(text) && !FIREBASE.test(text))).toEqual([]);
  });
});
