import path from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, root, sourceFiles } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

/** Every folder of the engine; `index.html` stands beside them. */
const ENGINE = ['src', 'sw', 'tools', 'functions', 'local', 'art', 'editor'];

const CONTENTS = ['src/content', 'tests/fixtures/second-site'];

/** The embedded database and its rules have a collection of the same name as the press pages have in their path. */
const NAMES_THE_COLLECTION = /^(local\/|tools\/doctor\/firestore\.ts$)/;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A path as code would write it, as far as neither slug nor id stand in it. */
function patternOf(address: string): RegExp {
  const [start = ''] = address.replace(/^\/\{\w+\}/, '').split(/\/?\{/);
  // Behind a slash or a word's letter it is part of another path: a module's, or a file's.
  return new RegExp(String.raw`(?<![\w.#)-])${escape(start)}(?![\w-]|\.\w|/[\w-]+[\w/-]*\.tsx?)`);
}

const addressesOf = async (folder: string): Promise<string[]> => {
  const { pages, redirects } = (await loadContent(path.join(root, folder))).navigation;
  return [...pages.map((page) => page.path), ...redirects.map(({ from }) => from)].filter((address) => address !== '/');
};

const patterns = (await Promise.all(CONTENTS.map(addressesOf)))
  .flat()
  .map((address) => ({ address, pattern: patternOf(address) }));

/** Lines of code, without the modules that they import. */
const linesOf = (file: string) =>
  codeOf(file)
    .split('\n')
    .map((text, index) => ({ text: text.replace(/(from |import\(|import )'[^']*'/g, ''), at: `${file}:${index + 1}` }));

const found = (lines: readonly { text: string; at: string }[]) =>
  lines.flatMap(({ text, at }) =>
    patterns
      .filter(({ pattern }) => text.includes('/') && pattern.test(text))
      .filter(({ address }) => !(NAMES_THE_COLLECTION.test(at.split(':')[0] ?? '') && address.includes('/press')))
      .map(({ address }) => `${at}: ${address} in ${text.trim()}`),
  );

test('no path of a development stands in the engine: pages are found by their kind', () => {
  const files = [...ENGINE.flatMap((folder) => sourceFiles(folder)), 'index.html'];
  const engine = files.filter((file) => !file.startsWith('src/content/'));
  expect(engine.length).toBeGreaterThan(400);
  expect(found(engine.flatMap(linesOf))).toEqual([]);
});

test.each([
  '<Link to="/Promotion/Customer" className={styles.consult}>',
  '<a href="/privacy" target="_blank">',
  'navigate(`/${encodeURIComponent(siteId)}/press`)',
  '`/${site}/press/${id}`',
  'const plan = `/FloorPlan/59A`;',
  "path === '/개인정보'",
  "missing: '/Promotion/Press',",
])('it would be seen: %s', (text) => {
  expect(found([{ text, at: 'src/app/header.tsx:1' }])).not.toEqual([]);
});
