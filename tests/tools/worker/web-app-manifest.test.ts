import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { webAppManifest } from '#tools/worker/web-app-manifest.ts';

const root = process.cwd();
const folder = contentFolder();
const content = await loadContent(folder);

interface Manifest {
  [field: string]: unknown;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { name: string; url: string }[];
}

const read = async (from: string, site: typeof content) => (await webAppManifest(from, site)) as Manifest;

test('the manifest says in the development’s own words what is installed', async () => {
  const manifest = await read(folder, content);
  expect(manifest).toMatchObject({
    id: '/',
    name: content.facts.name,
    short_name: content.facts.shortName,
    description: content.descriptions['/'],
    lang: 'ko',
    display: 'standalone',
    start_url: '/',
    scope: '/',
  });
});

test('its colours are those of the design and of the page’s head', async () => {
  const { theme_color: theme, background_color: background } = await read(folder, content);
  const tokens = fs.readFileSync(path.join(root, 'src/ui/style/tokens.css'), 'utf8');
  expect(tokens).toContain(`--ink: ${String(theme)};`);
  expect(tokens).toContain(`--paper: ${String(background)};`);
  expect(fs.readFileSync(path.join(root, 'index.html'), 'utf8')).toContain(`content="${String(theme)}"`);
});

test('it has the icons that systems ask for, and screens for phones and wide windows', async () => {
  const { icons, screenshots } = await read(folder, content);
  for (const purpose of ['any', 'maskable'])
    expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
  expect(icons.some(({ purpose }) => purpose === 'monochrome')).toBe(true);
  expect(screenshots.map((screen) => screen.form_factor).toSorted()).toEqual(['narrow', 'wide']);
  for (const { src } of [...icons, ...screenshots]) {
    const file = src.startsWith('/screens/') ? src.slice(1) : `icons${src}`;
    expect(fs.existsSync(path.join(folder, file)), src).toBe(true);
  }
});

test('its shortcuts lead to pages of this development', async () => {
  const { shortcuts } = await read(folder, content);
  expect(shortcuts.map(({ name }) => name)).toEqual(['방문예약', '평면도', '입주자모집공고', '전화상담']);
  expect(shortcuts[0]?.url).toBe(encodeURI(`/${content.facts.slug}/customer`));
  expect(shortcuts[3]?.url).toBe(`${encodeURI(`/${content.facts.slug}/customer`)}#phone`);
});

test('another development’s manifest says nothing of the first one', async () => {
  const second = path.join(root, 'tests/fixtures/second-site');
  const manifest = JSON.stringify(await read(second, await loadContent(second)));
  for (const word of [content.facts.name, content.facts.shortName, content.facts.slug])
    expect(manifest).not.toContain(word);
});
