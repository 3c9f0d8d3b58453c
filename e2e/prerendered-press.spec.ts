import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { facts } from '#content/facts.ts';
import { expect, serveSite, test } from './support/site.ts';

const root = path.resolve(import.meta.dirname, '..');
const DIST = '.cache/dist-hosted-press';
const LIST = `/${facts.slug}/press`;

const VARIABLES = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'd.example.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-modelhouse',
  VITE_FIREBASE_APP_ID: 'a',
};

/** A build with Firebase configured, whose database is the embedded one. */
async function buildWithFirebase(host: string) {
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', DIST], {
    cwd: root,
    env: { ...process.env, ...VARIABLES, FIRESTORE_EMULATOR_HOST: host },
  });
}

test('with Firebase, published articles stand in the raw HTML, the sitemap and the feed', async ({ page }) => {
  test.setTimeout(120_000);
  const database = await serveSite();
  await buildWithFirebase(new URL(database.url).host);
  const [article] = database.content.press?.articles.toSorted((a, b) => b.date.localeCompare(a.date)) ?? [];
  if (!article) throw new Error('The content has no article');
  const read = (file: string) => fs.readFile(path.join(root, DIST, file), 'utf8');

  const list = await read(`${facts.slug}/press.html`);
  expect(list).toContain(article.title);
  const detail = await read(`${facts.slug}/press/${article.id}.html`);
  expect(detail).toContain(`<title>${article.title} | ${facts.name}</title>`);
  expect(detail).toContain('"@type":"NewsArticle"');
  expect(detail).toContain(`<meta property="og:type" content="article">`);
  expect(detail).toContain(article.content.split('\n')[0]);
  const address = encodeURI(`${facts.origin}${LIST}/${article.id}`);
  expect(detail).toContain(`<link rel="canonical" href="${address}"`);
  expect(await read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
  expect(await read('rss.xml')).toContain(`<link>${address}</link>`);
  expect(await read('sw.js')).not.toContain(article.id);

  // The page is taken over as it was built: React reports any difference on the console, and the test fails.
  const site = await serveSite({ dist: DIST, variables: VARIABLES });
  await page.route('https://firestore.googleapis.com/**', (route) => route.abort());
  await page.goto(`${site.url}${encodeURI(LIST)}/${article.id}`);
  await expect(page.getByRole('heading', { name: article.title })).toBeVisible();
  await expect(page.getByText('읽은 내용을 보여 드립니다.')).toBeVisible();
  await site.close();
  await database.close();
});

test('without Firebase the build has no feed, and its article shell is not listed', async () => {
  const dist = path.join(root, process.env['E2E_DIST'] ?? 'dist');
  await expect(fs.access(path.join(dist, 'rss.xml'))).rejects.toThrow('ENOENT');
  expect(await fs.readFile(path.join(dist, 'sitemap.xml'), 'utf8')).not.toContain('_article');
});
