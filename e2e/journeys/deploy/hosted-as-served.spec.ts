import fs from 'node:fs';
import path from 'node:path';
import { prerenderTargets, redirects } from '#site/pages/routes.ts';
import { answerAsHosting } from '#tests/support/host/firebase-hosting.ts';
import { checkHost } from '#tools/doctor/host.ts';
import { readEnvironment } from '#tools/host/environment.ts';
import { hostingConfiguration } from '#tools/host/hosting.ts';
import { builtStyles } from '#tools/host/style-block.ts';
import { content } from '#e2e/support/routes.ts';
import { builtDist } from '#e2e/support/builds/built-dist.ts';
import { expect, test } from '#e2e/support/site.ts';

// What goes over the wire is the same in every window.
test.describe.configure({ mode: 'serial' });

const configuration = hostingConfiguration(content, readEnvironment({}), {
  folder: 'dist',
  styles: builtStyles(builtDist),
});
const { slug } = content.facts;

const someFile = (folder: string) => {
  const file = fs.readdirSync(path.join(builtDist, folder)).find((name) => name.includes('.'));
  if (!file) throw new Error(`The build has nothing in ${folder}`);
  return `/${folder}/${file}`;
};

const addresses = () => [
  ...prerenderTargets(content.navigation, content.facts).map(({ file }) => `/${file.replace(/\.html$/, '')}`),
  '/',
  ...redirects(content.navigation, content.facts).map(({ from }) => from),
  // A pass that was given after the build, and another development's desk.
  `/${slug}/visit/pass-of-somebody`,
  '/다른단지/desk',
  // Newer than the build, another development's, and nobody's.
  `/${slug}/press/written-later`,
  `/다른단지/press`,
  `/다른단지/press/one`,
  `/다른단지/customer`,
  `/${slug}/press/one/two`,
  '/nowhere',
  '/Brand/nowhere',
  '/Brand',
  '/brand/intro',
  '/assets/nothing-00000000.js',
  // Addresses that are not clean.
  '/index.html',
  '/Brand/intro.html',
  '/Brand/intro/',
  `/${slug}/press/`,
  '/404',
  ...['assets', 'images', 'maps', 'films'].map(someFile),
  '/sw.js',
  '/build.json',
  '/robots.txt',
  '/announcement.pdf',
  '/favicon.svg',
];

const COMPARED = [
  'content-security-policy',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-robots-tag',
];

test('Firebase Hosting answers every address as the preview does', { tag: '@desktop' }, async ({ site }) => {
  test.setTimeout(120_000);
  for (const address of new Set(addresses())) {
    const asked = encodeURI(address);
    const expected = answerAsHosting(configuration, builtDist, asked);
    const response = await fetch(site.url + asked, { redirect: 'manual' });
    const location = response.headers.get('location');
    expect({ status: response.status, location: location && decodeURI(location) }, address).toEqual({
      status: expected.status,
      location: expected.location,
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (expected.file)
      expect(body.equals(fs.readFileSync(path.join(builtDist, expected.file))), `${address} is ${expected.file}`).toBe(
        true,
      );
    if (expected.status !== 301)
      for (const name of COMPARED)
        expect(response.headers.get(name), `${name} of ${address}`).toBe(expected.headers[name] ?? null);
  }
});

test('only the host with a certificate asks for https for good', { tag: '@desktop' }, async ({ site }) => {
  const hosted = answerAsHosting(configuration, builtDist, '/Brand/intro').headers;
  expect(hosted['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect((await fetch(site.url)).headers.get('strict-transport-security')).toBeNull();
});

test('a page is asked for again, a hashed file never, a missing one the next time', { tag: '@desktop' }, () => {
  const cacheOf = (address: string) => answerAsHosting(configuration, builtDist, address).headers['cache-control'];
  expect(cacheOf('/')).toBe('no-cache');
  expect(cacheOf('/sw.js')).toBe('no-cache');
  expect(cacheOf('/build.json')).toBe('no-cache');
  expect(cacheOf(encodeURI(someFile('assets')))).toContain('immutable');
  expect(cacheOf('/assets/nothing-00000000.js')).toBe('no-cache');
});

test(
  'the doctor finds a host that serves this build well, and one that serves another ill',
  { tag: '@desktop' },
  async ({ site }) => {
    const states = async (...given: Parameters<typeof checkHost>) =>
      (await checkHost(...given)).map(({ state, text }) => `${state} ${text.split(':')[0]}`);
    expect(await states(site.url, content, readEnvironment({}))).toEqual([
      'good Build',
      'good Law',
      'good Headers',
      'good Unknown pages',
      'good Redirects',
    ]);
    const others = { ...content, facts: { ...content.facts, slug: '다른단지' } };
    const hosted = readEnvironment({ VITE_FORM_VISIT: 'https://forms.example.com/f/visit' });
    expect(await states(site.url, others, hosted)).toEqual([
      'broken Build',
      'good Law',
      'broken Headers',
      'good Unknown pages',
      'broken Redirects',
    ]);
    expect(await states('http://127.0.0.1:9', content, hosted)).toEqual(['open Host']);
  },
);
