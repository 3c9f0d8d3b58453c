import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_SCREEN_END_ID } from '#protocol/page/first-screen.ts';
import { root } from '#tests/support/source-files.ts';
import { fillTemplate } from '#tools/prerender/prerender.ts';

const template = fs.readFileSync(path.join(root, 'index.html'), 'utf8');
const formEndpoints = { reservation: '/a', interest: '/b', visit: '/c', customer: '/d' };
const documentOf = (body: string) =>
  fillTemplate(template, {
    kind: 'location',
    hydratesAt: null,
    head: '',
    body,
    scripts: [],
    firstScreen: '',
    styles: [],
    receivers: { formEndpoints, office: null },
  });

test('a document keeps its links, without what the router writes on each of them for itself', () => {
  const html = documentOf(`<a href="/my" data-discover="true">관심</a><i id="${FIRST_SCREEN_END_ID}"></i>`);
  expect(html).toContain('<a href="/my">관심</a>');
});

test('a page that has lost the end of its first screen stops the build', () =>
  expect(() => documentOf('<p>관심</p>')).toThrow('A location has no #'));
