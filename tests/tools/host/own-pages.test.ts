import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newDirectory } from '#tests/local/running-services.ts';
import { answerAsHosting } from '#tests/support/host/firebase-hosting.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';
import { readEnvironment } from '#tools/host/environment.ts';
import { headerRules, headersOf } from '#tools/host/host-headers.ts';
import { hostingConfiguration } from '#tools/host/hosting.ts';
import { withOwnPagesIn } from '#tools/host/own-pages.ts';
import { robots, sitemap } from '#tools/prerender/search-files.ts';

const content = await loadContent(`${root}/src/content`);
const { slug } = content.facts;
const embedded = readEnvironment({});
const hostedForms = readEnvironment(
  Object.fromEntries(
    ['RESERVATION', 'INTEREST', 'VISIT', 'CUSTOMER'].map((form) => [`VITE_FORM_${form}`, 'https://forms.example/f/1']),
  ),
);
const shown = withOwnPagesIn(content, embedded);
const kindsIn = (environment: typeof embedded) =>
  withOwnPagesIn(content, environment).navigation.pages.flatMap(({ kind, own }) => (own && kind !== 'fit' ? kind : []));

test('a development whose services keep no leads has no desk and no passes', () => {
  expect(kindsIn(hostedForms)).toEqual([]);
  expect(kindsIn(embedded)).toContain('desk');
});

test('a page for furniture stands below every plan, whatever services there are', () => {
  const furniturePages = (environment: typeof embedded) =>
    withOwnPagesIn(content, environment).navigation.pages.filter(({ kind }) => kind === 'fit');
  expect(furniturePages(hostedForms).map(({ label }) => label)).toContain('59㎡A 가구 놓아 보기');
  expect(furniturePages(embedded)).toEqual(furniturePages(hostedForms));
  expect(furniturePages(embedded)).toHaveLength(content.units.units.length);
});

test('passes come with the times of visits', () => {
  expect(kindsIn(embedded)).toEqual(['desk', ...(content.visits ? ['visit'] : [])]);
  const none = withOwnPagesIn({ ...content, visits: null }, embedded).navigation.pages;
  expect(none.some(({ kind }) => kind === 'visit')).toBe(false);
});

test('the desk is kept nowhere and listed nowhere, with the same policies as any page', () => {
  const rules = headerRules(shown, embedded, []);
  const desk = headersOf(rules, `/${slug}/desk`);
  expect(desk).toEqual({ ...headersOf(rules, '/'), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  expect(headersOf(rules, `/${slug}/press`)).toEqual(headersOf(rules, '/'));
});

test.each([`/${slug}/desk`, encodeURI(`/${slug}/desk`), encodeURI(`/${slug}/desk`).toLowerCase()])(
  'Hosting says so too, however the address is written: %s',
  (address) => {
    const configuration = hostingConfiguration(shown, embedded, { folder: 'dist', styles: [] });
    const dist = newDirectory();
    fs.mkdirSync(path.join(dist, slug));
    fs.writeFileSync(path.join(dist, slug, 'desk.html'), '');
    const { status, headers } = answerAsHosting(configuration, dist, address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  },
);

test('no file for search engines names it', () => {
  expect(sitemap(shown, [])).toBe(sitemap(content, []));
  expect(robots(shown)).not.toContain('desk');
});
