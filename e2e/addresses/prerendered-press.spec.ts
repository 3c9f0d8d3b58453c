import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Route } from 'playwright/test';
import { facts } from '#content/facts.ts';
import { signIn, submit, write } from '#e2e/support/visitors/desk.ts';
import { builtDist } from '#e2e/support/builds/built-dist.ts';
import { expect, serveSite, test, type Page } from '#e2e/support/site.ts';
import { root } from '#tools/commands/project.mjs';

const DIST = '.cache/dist-hosted-press';
const LIST = `/${facts.slug}/press`;

const VARIABLES = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'd.example.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-modelhouse',
  VITE_FIREBASE_APP_ID: 'a',
};

/** A build with Firebase configured, whose database is the embedded one. */
async function buildWithFirebase(host: string, more: Record<string, string> = {}) {
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', DIST], {
    cwd: root,
    env: { ...process.env, ...VARIABLES, FIRESTORE_EMULATOR_HOST: host, ...more },
  });
}

/** Lets the embedded services answer in place of the hosted ones. */
async function playFirebase(page: Page, origin: string) {
  const forward = async (route: Route, prefix: string) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${origin}${prefix}${pathname}${search}` }) });
  };
  await page.route('https://firestore.googleapis.com/**', (route) => forward(route, ''));
  for (const host of ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'])
    await page.route(`https://${host}/**`, (route) => forward(route, `/${host}`));
}

// One after the other: both write the same folder.
test.describe.configure({ mode: 'serial' });

test(
  'with Firebase, published articles stand in the raw HTML, the sitemap and the feed',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(300_000);
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
    expect(detail).toMatch(/<meta property="og:type" content="article"\/?>/);
    expect(detail).toContain(article.content.split('\n')[0]);
    const address = encodeURI(`${facts.origin}${LIST}/${article.id}`);
    expect(detail).toContain(`<link rel="canonical" href="${address}"`);
    expect(await read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
    expect(await read('rss.xml')).toContain(`<link>${address}</link>`);
    expect(await read('sw.js')).not.toContain(article.id);

    for (const html of [list, detail])
      expect(html).toContain(`<link rel="alternate" type="application/rss+xml" title="${facts.name}" href="/rss.xml">`);
    expect(await read('index.html')).not.toContain('rss.xml');
    expect(await read('_/press.html')).not.toContain('rss.xml');

    // The page is taken over as it was built: React reports any difference on the console, and the test fails.
    const site = await serveSite({ dist: DIST, variables: VARIABLES });
    await page.route('https://firestore.googleapis.com/**', (route) => route.abort());
    await page.goto(`${site.url}${encodeURI(LIST)}/${article.id}`);
    await expect(page.getByRole('heading', { name: article.title })).toBeVisible();
    await expect(page.getByText('읽은 내용을 보여 드립니다.')).toBeVisible();
    await expect(page).toHaveTitle(`${article.title} | ${facts.name}`);

    // From here on the hosted services answer: an article newer than the build opens through the shell, and the desk
    // says what its preview waits for.
    await page.unroute('https://firestore.googleapis.com/**');
    await playFirebase(page, database.url);
    await signIn(page, database.administrator, site.url);
    await write(page, { title: '빌드보다 새로운 기사', summary: '요약', content: '본문' });
    await submit(page).click();
    await expect(page.getByText('카카오톡과 검색 미리보기에는 다음 빌드부터 나타납니다.')).toBeVisible();
    const newer = page.getByRole('heading', { name: '빌드보다 새로운 기사' });
    await page.locator('tbody').getByRole('link', { name: '빌드보다 새로운 기사' }).click();
    await expect(newer).toBeVisible();
    await page.reload();
    await expect(newer).toBeVisible();
    await expect(page).toHaveTitle(`빌드보다 새로운 기사 | ${facts.name}`);
    await site.close();
    await database.close();
  },
);

test(
  'a build whose database cannot be reached stops with one sentence, and PRESS=skip builds without the articles',
  { tag: '@desktop' },
  async () => {
    test.setTimeout(300_000);
    const failure: unknown = await buildWithFirebase('127.0.0.1:9').catch((error: unknown) => error);
    expect(String((failure as { stderr?: string }).stderr)).toMatch(
      /The published articles cannot be read: 127\.0\.0\.1:9 cannot be reached.*PRESS=skip npm run build/s,
    );
    await buildWithFirebase('127.0.0.1:9', { PRESS: 'skip' });
    await expect(fs.access(path.join(root, DIST, 'rss.xml'))).rejects.toThrow('ENOENT');
    expect(await fs.readFile(path.join(root, DIST, `${facts.slug}/press.html`), 'utf8')).not.toContain('rss.xml');
  },
);

test('without Firebase the build has no feed, and its article shell is not listed', { tag: '@desktop' }, async () => {
  await expect(fs.access(path.join(builtDist, 'rss.xml'))).rejects.toThrow('ENOENT');
  expect(await fs.readFile(path.join(builtDist, 'sitemap.xml'), 'utf8')).not.toContain('_article');
});
