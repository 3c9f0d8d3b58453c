import { describe, expect, test } from 'vitest';
import { unlinkedPages } from '#site/pages/content-links.ts';
import type { Content } from '#site/content-schema.ts';
import { development } from '#site/head/development-data.ts';
import { hideEmptyPages } from '#site/pages/empty-pages.ts';
import { metaTags } from '#site/head/head.ts';
import { pagePath, prerenderTargets } from '#site/pages/routes.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content: Content = await loadContent(`${root}/src/content`);

const emptyPaths = ({ navigation }: Content) => navigation.pages.flatMap(({ path, empty }) => (empty ? path : []));

describe('a page without content', () => {
  test('of the default development is the one that the specification leaves open (S-9)', () => {
    expect(emptyPaths(content)).toEqual(['/BusinessGuide/documents']);
  });

  test('is in no menu, tab or link, and its group goes with its last page', () => {
    const hidden = hideEmptyPages({ ...content, brand: null, videos: null, interiors: null, announcement: null });
    expect(emptyPaths(hidden)).toEqual([
      '/Brand/intro',
      '/Brand/video',
      '/BusinessGuide/documents',
      '/FloorPlan/videos',
      '/Interior/59A',
      '/Interior/59B',
      '/Interior/84A',
      '/Interior/84B',
      '/Interior/44',
      '/SalesInfo/announcement',
    ]);
    const { menu, sections } = hidden.navigation;
    expect(menu.map(({ title }) => title)).toEqual([
      '사업안내',
      '청약안내',
      '입지환경',
      '단지안내',
      '세대안내',
      '홍보센터',
    ]);
    const linked = [...menu.flatMap(({ items }) => items), ...sections.flatMap(({ tabs }) => tabs)];
    expect(linked.filter((path) => emptyPaths(hidden).includes(path))).toEqual([]);
    expect(hidden.home.brand.link).toBeNull();
    expect(hidden.home.living.items.map(({ path }) => path)).toEqual([null, '/ComplexGuide/community']);
    expect(hidden.shell.strip).toBeNull();
    expect(hidden.shell.shortcuts.map(({ path }) => path)).not.toContain('/SalesInfo/announcement');
    expect(pagePath(hidden.navigation, 'videos')).toBeNull();
    expect(pagePath(hidden.navigation, 'interior', '59A')).toBeNull();
  });

  test('is the one that compares types, where fewer than two of them are sold', () => {
    const sold = (ids: readonly string[]): Content => ({
      ...content,
      units: {
        ...content.units,
        units: content.units.units.map((unit) => ({ ...unit, forSale: ids.includes(unit.id) })),
      },
    });
    expect(emptyPaths(hideEmptyPages(sold(['84A', '44'])))).not.toContain('/FloorPlan/compare');
    for (const ids of [['84A'], []]) {
      const hidden = hideEmptyPages(sold(ids));
      expect(emptyPaths(hidden)).toContain('/FloorPlan/compare');
      const { menu, sections } = hidden.navigation;
      const linked = [...menu.flatMap(({ items }) => items), ...sections.flatMap(({ tabs }) => tabs)];
      expect(linked).toContain('/FloorPlan/84A');
      expect(linked).not.toContain('/FloorPlan/compare');
      expect(pagePath(hidden.navigation, 'compare')).toBeNull();
    }
    const plans = { '84A': content.plans['84A']! };
    expect(emptyPaths(hideEmptyPages({ ...content, plans }))).toContain('/FloorPlan/compare');
  });

  test('has a file at its address that search engines are asked to leave out', () => {
    const page = content.navigation.pages.find(({ empty }) => empty)!;
    expect(prerenderTargets(content.navigation, content.facts).find((target) => target.page === page)).toMatchObject({
      file: 'BusinessGuide/documents.html',
      indexed: false,
    });
    const subject = { page, place: { site: content.facts.slug }, description: '', image: { address: '', alt: '' } };
    expect(metaTags(subject, content.navigation, content.facts)).toContainEqual(['robots', 'noindex,follow']);
  });
});

test('a page that nothing leads to is named', () => {
  expect(unlinkedPages(content)).toEqual([]);
  const pages = [...content.navigation.pages];
  pages.push({ path: '/Faq', kind: 'guide', section: 'business', label: '자주 묻는 질문' });
  expect(unlinkedPages({ ...content, navigation: { ...content.navigation, pages } })).toEqual(['/Faq']);
});

test('the structured data names the page of a type, wherever it is, and none that there is not', () => {
  const pages = content.navigation.pages
    .filter(({ unit }) => unit !== '44')
    .map((page) => ({ ...page, path: page.path.replace('/FloorPlan/', '/Plans/') }));
  const data = development(
    content.facts,
    { units: content.units.units, navigation: { ...content.navigation, pages } },
    { description: '', image: '' },
  ) as { '@graph': { accommodationFloorPlan?: { name: string; url?: string }[] }[] };
  const plans = data['@graph'].flatMap(({ accommodationFloorPlan }) => accommodationFloorPlan ?? []);
  expect(plans.map(({ name, url }) => [name.split(' ')[0], url])).toEqual([
    ['59㎡A', `${content.facts.origin}/Plans/59A`],
    ['59㎡B', `${content.facts.origin}/Plans/59B`],
    ['84㎡A', `${content.facts.origin}/Plans/84A`],
    ['84㎡B', `${content.facts.origin}/Plans/84B`],
    ['44㎡', undefined],
  ]);
});
