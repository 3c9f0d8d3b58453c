import { describe, expect, test } from 'vitest';
import { checkNavigation } from '#site/check/check-navigation.ts';
import { canonicalOf, metaTags, titleOf } from '#site/head/head.ts';
import { onlineAddresses, withOwnPages, type OwnPagesOptions } from '#site/pages/own-pages.ts';
import { isListedKind } from '#site/pages/page-kinds.ts';
import { pagePath, prerenderTargets, rewrites } from '#site/pages/routes.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content = await loadContent(`${root}/src/content`);
const { slug } = content.facts;
const labels = { desk: '접수 관리', visit: '방문권', fit: (type: string) => `${type} 가구` };

const shown = (options: Partial<OwnPagesOptions> = {}) =>
  withOwnPages(content, { hasOffice: true, hasVisits: true, labels, ...options });
const own = (options?: Partial<OwnPagesOptions>) => shown(options).navigation.pages.filter((page) => page.own);
const kinds = (options?: Partial<OwnPagesOptions>) =>
  own(options).flatMap(({ kind }) => (kind === 'fit' ? [] : [kind]));

describe('the engine brings', () => {
  test('a desk where there is an office, and passes where visits can be booked there', () => {
    expect(kinds()).toEqual(['desk', 'visit']);
    expect(kinds({ hasVisits: false })).toEqual(['desk']);
    expect(kinds({ hasOffice: false })).toEqual([]);
  });

  test('each to the development’s own addresses, none to those of other sites', () => {
    const { navigation, facts } = shown();
    const files = prerenderTargets(navigation, facts).flatMap(({ page, file }) => (page.own ? file : []));
    expect(files).toEqual([
      ...['59A', '59B', '84A', '84B', '114A', '114B', '44'].map((unit) => `FloorPlan/${unit}/fit.html`),
      `${slug}/desk.html`,
      `${slug}/visit/_article.html`,
    ]);
    const fileOf = (path: string) =>
      rewrites(navigation, facts).find(({ pattern }) => pattern.test(path))?.file ?? null;
    expect(fileOf(`/${slug}/visit/q9Zt-x_1`)).toBe(`${slug}/visit/_article.html`);
    expect(fileOf('/다른단지/visit/q9Zt-x_1')).toBeNull();
    expect(fileOf('/다른단지/desk')).toBeNull();
  });

  test('nothing that leads to them', () => {
    const { navigation } = shown();
    const paths = own().map(({ path }) => path);
    const led = [...navigation.menu.flatMap(({ items }) => items), ...navigation.sections.flatMap(({ tabs }) => tabs)];
    expect(led.filter((path) => paths.includes(path))).toEqual([]);
  });

  test('a page for furniture below the page of each type’s plan, named after it', () => {
    const pages = own({ hasOffice: false }).map(({ path, unit, label }) => [path, unit, label]);
    expect(pages).toContainEqual(['/FloorPlan/84B/fit', '84B', '84㎡B 가구']);
    expect(pages).toHaveLength(content.units.units.length);
  });

  test('no page for furniture to a type whose page has nothing to show', () => {
    const { navigation } = content;
    const pages = navigation.pages.map((page) => (page.unit === '59A' ? { ...page, empty: true as const } : page));
    const brought = withOwnPages(
      { ...content, navigation: { ...navigation, pages } },
      { hasOffice: false, hasVisits: false, labels },
    );
    expect(pagePath(brought.navigation, 'fit', '59A')).toBeNull();
    expect(pagePath(brought.navigation, 'fit', '59B')).toBe('/FloorPlan/59B/fit');
  });

  test('the pass to whoever has an address to write', () => {
    expect(pagePath(shown().navigation, 'visit')).toBe(`/${slug}/visit/{id}`);
    expect(pagePath(shown({ hasVisits: false }).navigation, 'visit')).toBeNull();
  });
});

test('search engines are asked to leave them out, and nobody learns a pass’s address from its head', () => {
  const { navigation, facts } = shown();
  expect(prerenderTargets(navigation, facts).filter(({ page, indexed }) => page.own && indexed)).toEqual([]);
  for (const page of own()) {
    const place = { site: slug, id: 'q9Zt-x_1' };
    const tags = metaTags({ page, place, description: '', image: { address: '', alt: '' } }, navigation, facts);
    expect(tags).toContainEqual(['robots', 'noindex,nofollow']);
    expect(JSON.stringify(tags)).not.toContain('q9Zt-x_1');
    expect(canonicalOf(page, place, facts)).toBeNull();
    expect(titleOf(page, navigation, facts)).toBe(`${page.label} | ${facts.name}`);
  }
});

test('only the desk needs a network', () => {
  expect(onlineAddresses(shown().navigation)).toEqual([`/${slug}/desk`]);
  expect(onlineAddresses(content.navigation)).toEqual([]);
});

test('a navigation may list none of them, and no page of its own in their place', () => {
  expect(['desk', 'visit', 'home'].filter(isListedKind)).toEqual(['home']);
  const said = (path: string) => {
    const pages = content.navigation.pages.map((page) => (page.kind === 'schedule' ? { ...page, path } : page));
    return checkNavigation({ ...content, navigation: { ...content.navigation, pages } }).map(({ remedy }) => remedy);
  };
  expect(said('/{site}/desk')).toContain("'/{site}/desk' is the engine's own page: write another path");
  expect(said(`/${slug}/desk`)).toContain(`'/${slug}/desk' is the engine's own page: write another path`);
  expect(said('/FloorPlan/59A/fit')).toContain("'/FloorPlan/59A/fit' is the engine's own page: write another path");
  expect(said('/{site}/desks').filter((remedy) => remedy.includes('own page'))).toEqual([]);
});
