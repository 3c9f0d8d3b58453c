import { describe, expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { descriptions } from '#content/descriptions.ts';
import { canonicalOf, metaTags, robotsOf, titleOf } from '#site/head/head.ts';
import { menuOf, sectionOf, tabsOf } from '#site/pages/menu.ts';
import {
  hrefOf,
  pagePath,
  prerenderTargets,
  redirects,
  rewrites,
  routePattern,
  SHELL_ARTICLE,
} from '#site/pages/routes.ts';
import type { Navigation } from '#site/schema/navigation.ts';
import { breadcrumb, jsonForScript } from '#site/head/structured-data.ts';

const targets = prerenderTargets(navigation, facts);
const slug = facts.slug;

/** The routes that are promised (S-6); redirects and unknown paths are tested below. */
const SPECIFIED = [
  '/',
  '/Brand/intro',
  '/Brand/video',
  '/BusinessGuide/intro',
  '/BusinessGuide/plan',
  '/BusinessGuide/documents',
  '/LocationEnvironment/intro',
  '/LocationEnvironment/premium',
  '/ComplexGuide/intro',
  '/ComplexGuide/detailintro',
  '/ComplexGuide/community',
  ...['59A', '59B', '84A', '84B', '114A', '114B', 'videos', 'Emodel'].map((last) => `/FloorPlan/${last}`),
  ...['59A', '84A', '84B'].map((unit) => `/Interior/${unit}`),
  '/SalesInfo/SubscriptionGuide',
  '/SalesInfo/guide',
  '/SalesInfo/announcement',
  '/SalesInfo/stampTax',
  '/Promotion/Customer',
  `/${slug}/press`,
  `/${slug}/customer`,
  '/privacy',
];

/** The entries of the menu's groups that are promised (S-8). */
const SPECIFIED_MENU = [
  ['/Brand/intro', '/Brand/video'],
  ['/BusinessGuide/intro', '/BusinessGuide/plan'],
  ['/SalesInfo/SubscriptionGuide', '/SalesInfo/guide', '/SalesInfo/announcement', '/SalesInfo/stampTax'],
  ['/LocationEnvironment/intro', '/LocationEnvironment/premium'],
  ['/ComplexGuide/intro', '/ComplexGuide/detailintro', '/ComplexGuide/community'],
  ['/FloorPlan/59A', '/FloorPlan/59B', '/FloorPlan/84A'],
  ['/Interior/59A'],
  ['/Promotion/Customer'],
];

/** What came to it: pages that help to choose a home. */
const FURTHER = [
  '/my',
  '/BusinessGuide/notices',
  '/Interior/59B',
  '/Interior/44',
  '/LocationEnvironment/directions',
  '/FloorPlan/44',
  '/FloorPlan/compare',
  '/SalesInfo/price',
  '/SalesInfo/points',
  '/SalesInfo/faq',
];

describe('the route table', () => {
  test('holds every route of the specification (S-6), its privacy page, and what came to it', () => {
    const paths = targets.filter(({ indexed }) => indexed).map(({ path }) => path);
    expect(paths.toSorted()).toEqual([...SPECIFIED, ...FURTHER].toSorted());
  });

  test('writes every page to a file of its own, also on disks that do not know upper from lower case', () => {
    const files = targets.map(({ file }) => file.toLowerCase());
    expect(new Set(files).size).toBe(files.length);
  });

  test('turns {site} and {id} into the router’s parameters', () => {
    expect(routePattern('/{site}/press/{id}')).toBe('/:site/press/:id');
  });

  test('redirects the second spelling and the old press address', () => {
    expect(redirects(navigation, facts)).toEqual([
      { from: '/SalesInfo/StampTax', to: '/SalesInfo/stampTax' },
      { from: '/Promotion/Press', to: `/${slug}/press` },
    ]);
  });
});

describe('addresses without a file of their own', () => {
  const fileOf = (path: string) => rewrites(navigation, facts).find(({ pattern }) => pattern.test(path))?.file ?? null;
  test('an article newer than the build is answered by the site’s article shell', () => {
    expect(fileOf(`/${slug}/press/abc123`)).toBe(`${slug}/press/_article.html`);
  });
  test('another site’s pages are answered by shells', () => {
    expect(fileOf('/다른단지/press')).toBe('_/press.html');
    expect(fileOf('/다른단지/press/abc')).toBe('_/press/_article.html');
    expect(fileOf('/다른단지/customer')).toBe('_/customer.html');
  });
  test('anything else is not found', () => {
    expect(fileOf('/brand/intro')).toBeNull();
    expect(fileOf(`/${slug}`)).toBeNull();
    expect(fileOf(`/${slug}/press/a/b`)).toBeNull();
  });
});

describe('wherever slug and id stand in the address', () => {
  const moved: Navigation = {
    ...navigation,
    pages: navigation.pages.map((page) => ({
      ...page,
      path: { 'press-list': '/소식/{site}', 'press-article': '/소식/{site}/글/{id}' }[page.kind as string] ?? page.path,
    })),
  };
  const fileOf = (path: string) => rewrites(moved, facts).find(({ pattern }) => pattern.test(path))?.file ?? null;

  test('own addresses are answered by own files, other sites’ by shells', () => {
    expect(fileOf(`/소식/${slug}/글/new`)).toBe(`소식/${slug}/글/_article.html`);
    expect(fileOf('/소식/다른단지')).toBe('소식/_.html');
    expect(fileOf('/소식/다른단지/글/new')).toBe('소식/_/글/_article.html');
    expect(fileOf(`/소식/${slug}/그림/new`)).toBeNull();
  });

  test('an article’s page knows its id', () => {
    const ids = prerenderTargets(moved, facts).map(({ page, id }) => [page.kind, id]);
    expect(ids.filter(([, id]) => id !== undefined)).toEqual([
      ['press-article', SHELL_ARTICLE],
      ['press-article', SHELL_ARTICLE],
    ]);
  });

  test('links encode what stands for them, whatever it holds', () => {
    const path = pagePath(moved, 'press-article')!;
    expect(hrefOf(path, 'a/b', '$& 1%')).toBe(`/${encodeURI('소식')}/a%2Fb/${encodeURI('글')}/%24%26%201%25`);
    expect(hrefOf('/privacy', slug)).toBe('/privacy');
  });
});

describe('the page of a kind', () => {
  test('is the first that has something to show, and of the unit where there is one for each', () => {
    expect(pagePath(navigation, 'customer')).toBe('/Promotion/Customer');
    expect(pagePath(navigation, 'floor-plan', '84A')).toBe('/FloorPlan/84A');
    expect(pagePath(navigation, 'floor-plan', '44')).toBe('/FloorPlan/44');
    expect(pagePath(navigation, 'interior', '114A')).toBeNull();
    const pages = navigation.pages.map((page) => (page.kind === 'tour' ? { ...page, empty: true as const } : page));
    expect(pagePath({ pages }, 'tour')).toBeNull();
  });
});

describe('the menu', () => {
  test('has the groups and entries of the specification (S-8) before any other, each group leading to its first', () => {
    const menu = menuOf(navigation, slug);
    const isSpecified = ({ subUrl }: { subUrl: string }) => SPECIFIED_MENU.flat().includes(subUrl);
    menu.forEach(({ entries }, group) => {
      const specified = SPECIFIED_MENU[group] ?? [];
      expect(entries.slice(0, specified.length).map(({ subUrl }) => subUrl)).toEqual(specified);
      expect(entries.slice(specified.length).filter(isSpecified)).toEqual([]);
    });
    expect(menu.find(({ url }) => url === '/FloorPlan/59A')?.entries.at(-1)?.subUrl).toBe('/FloorPlan/Emodel');
    expect(menu).toHaveLength(SPECIFIED_MENU.length);
    for (const { url, entries } of menu) expect(url).toBe(entries[0]?.subUrl);
  });

  test('shows the sub-menu of the section, with the addresses of the site that is visited', () => {
    const page = navigation.pages.find(({ path }) => path === '/{site}/press')!;
    expect(tabsOf(navigation, sectionOf(navigation, page), '다른단지').map(({ url }) => url)).toEqual([
      '/Promotion/Customer',
      '/다른단지/press',
      '/다른단지/customer',
    ]);
    const tabs = (path: string) => {
      const entry = navigation.pages.find((candidate) => candidate.path === path)!;
      return tabsOf(navigation, sectionOf(navigation, entry), slug).map(({ url }) => url);
    };
    expect(tabs('/FloorPlan/videos')).toEqual([
      '/FloorPlan/videos',
      '/LocationEnvironment/intro',
      '/LocationEnvironment/premium',
    ]);
    expect(tabs('/FloorPlan/84A').slice(-2)).toEqual(['/FloorPlan/compare', '/FloorPlan/Emodel']);
    const types = ['59A', '59B', '84A', '84B', '44'];
    expect(tabs('/Interior/59A')).toEqual(types.map((type) => `/Interior/${type}`));
  });
});

describe('the head of a page', () => {
  const titles = navigation.pages.map((page) => titleOf(page, navigation, facts));
  const press = navigation.pages.find(({ path }) => path === '/{site}/press')!;
  test('has a title that no other page has', () => {
    expect(new Set(titles).size).toBe(titles.length);
  });
  test('names the percent-encoded address as canonical', () => {
    expect(canonicalOf(press, { site: slug }, facts)).toBe(`${facts.origin}/${encodeURIComponent(slug)}/press`);
  });
  test('keeps other sites’ shells out of search engines', () => {
    expect(robotsOf(press, { site: '다른단지' }, facts)).toBe('noindex,follow');
    expect(canonicalOf(press, { site: '다른단지' }, facts)).toBeNull();
    expect(robotsOf(press, { site: slug }, facts)).toBe('index,follow');
  });
  test('gives an article shell no canonical address, because it serves many articles', () => {
    const article = navigation.pages.find(({ path }) => path === '/{site}/press/{id}')!;
    expect(canonicalOf(article, { site: slug, id: SHELL_ARTICLE }, facts)).toBeNull();
    expect(canonicalOf(article, { site: slug, id: 'a1' }, facts)).toMatch(/press\/a1$/);
  });
  test('tells messengers title, text and a picture of 1200×630', () => {
    const image = { address: 'https://x.example/share.jpg', alt: '전경' };
    const tags = new Map(
      metaTags(
        { page: press, place: { site: slug }, description: descriptions[press.path] ?? '', image },
        navigation,
        facts,
      ),
    );
    expect(tags.get('og:title')).toBe(titleOf(press, navigation, facts));
    expect(tags.get('og:description')).toBe(tags.get('description'));
    expect([tags.get('og:image'), tags.get('og:image:width'), tags.get('og:image:height')]).toEqual([
      image.address,
      '1200',
      '630',
    ]);
  });
  test('writes 114B, never 119B', () => {
    expect(titles.filter((title) => title.includes('119'))).toEqual([]);
    expect(titles.some((title) => title.includes('114㎡B'))).toBe(true);
  });
});

describe('structured data', () => {
  test('is a breadcrumb of home and page', () => {
    const page = navigation.pages.find(({ path }) => path === '/Brand/intro')!;
    expect(breadcrumb(page, facts, '홈')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '홈', item: `${facts.origin}/` },
        { position: 2, name: page.label, item: `${facts.origin}/Brand/intro` },
      ],
    });
  });
  test('cannot end its script element', () => {
    expect(jsonForScript({ title: '</script><script>alert(1)</script>' })).not.toContain('<');
  });
});
