import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { absolute } from '#site/head/head.ts';
import { wrongAddresses } from '#e2e/support/builds/built-pages.ts';
import { addresses, content, listed } from '#e2e/support/routes.ts';
import { builtDist } from '#e2e/support/builds/built-dist.ts';
import { expect, test } from '#e2e/support/site.ts';

const { facts } = content;
const DESKTOP = { tag: '@desktop' };

/** What KakaoTalk, Naver and Google read of a page: its raw HTML, without running anything. */
async function readHead(url: string) {
  const html = await (await fetch(url)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = Array.from(head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g), ([, name, value]) => [
    name ?? '',
    value ?? '',
  ]);
  const data = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
  return {
    html,
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? '',
    meta: Object.fromEntries(metas) as Record<string, string>,
    metaNames: metas.map(([name]) => name ?? ''),
    data,
  };
}

test('every page says what it is in its raw HTML, and no two say the same', DESKTOP, async ({ site }) => {
  const seen = { title: new Set<string>(), description: new Set<string>(), canonical: new Set<string>() };
  for (const { path, page } of listed) {
    const { html, title, canonical, meta, metaNames, data } = await readHead(site.url + encodeURI(path));
    expect(title, path).toContain(facts.name);
    expect(canonical, path).toBe(absolute(facts, path));
    expect(meta, path).toMatchObject({
      robots: 'index,follow',
      'og:title': title,
      'og:url': canonical,
      'og:locale': 'ko_KR',
      'og:site_name': facts.name,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
    });
    const description = meta['description'] ?? '';
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(40);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(meta['og:description']).toBe(description);
    expect(new Set(metaNames).size, `${path}: a tag stands twice`).toBe(metaNames.length);
    for (const [name, value] of Object.entries({ title, description, canonical })) {
      const known = seen[name as keyof typeof seen];
      expect(known.has(value), `${path}: its ${name} is another page's too`).toBe(false);
      known.add(value);
    }
    const trail = data.find((entry) => entry['@type'] === 'BreadcrumbList') as { itemListElement: unknown[] };
    expect(trail.itemListElement, path).toHaveLength(page.kind === 'home' ? 1 : 2);
    expect(html.match(/<h1[ >]/g), `${path}: its heading stands in the HTML`).toHaveLength(1);
  }
});

test('the picture of shared links is there, in the size that messengers ask for', DESKTOP, async ({ site }) => {
  const { meta } = await readHead(site.url);
  const address = new URL(meta['og:image'] ?? '');
  expect(address.origin).toBe(facts.origin);
  const picture = await fetch(site.url + address.pathname);
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test(
  'the home page describes the development and whom to call, its plans the homes that are sold',
  DESKTOP,
  async ({ site }) => {
    const { data } = await readHead(site.url);
    const graph = data.flatMap((entry) => (entry['@graph'] ?? []) as Record<string, unknown>[]);
    const complex = graph.find((entry) => entry['@type'] === 'ApartmentComplex');
    expect(complex).toMatchObject({
      name: facts.name,
      telephone: `+82-${facts.phone.slice(1)}`,
      numberOfAccommodationUnits: { value: facts.scale.apartments + facts.scale.officetels },
    });
    const sold = content.units.units.filter(({ forSale }) => forSale);
    expect(complex?.['accommodationFloorPlan']).toHaveLength(sold.length);
    expect(graph.find((entry) => entry['@type'] === 'Organization')).toMatchObject({
      contactPoint: { '@type': 'ContactPoint', contactType: 'sales' },
    });
    const plan = await readHead(`${site.url}/FloorPlan/59A`);
    expect(plan.data.find((entry) => entry['@type'] === 'FloorPlan')).toMatchObject({
      floorSize: { value: content.units.units.find(({ id }) => id === '59A')?.areasM2.exclusive, unitCode: 'MTK' },
    });
    const example = await readHead(`${site.url}/FloorPlan/114A`);
    expect(
      example.data.some((entry) => entry['@type'] === 'FloorPlan'),
      'not of an example',
    ).toBe(false);
  },
);

test('every address that links, data and sitemap name is a page with something to show', DESKTOP, async () => {
  expect(await wrongAddresses(builtDist, content)).toEqual([]);
});

test('an unknown path is a real 404 that search engines leave out', DESKTOP, async ({ site }) => {
  const response = await fetch(`${site.url}/no/such/page`);
  expect(response.status).toBe(404);
  expect((await readHead(`${site.url}/no/such/page`)).meta).toMatchObject({ robots: 'noindex' });
});

test('the HTML of every page is valid', DESKTOP, async ({ site }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes void elements with a slash, inline styles are none of ours, and long titles are the owner's to weigh.
      'void-style': 'off',
      'long-title': 'off',
      // What React and the templates write is not for reading.
      'no-trailing-whitespace': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      // Scripts and styles carry no integrity: they come from this origin.
      'require-sri': 'off',
    },
  });
  const problems: string[] = [];
  for (const address of addresses) {
    const html = await (await fetch(site.url + address)).text();
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        problems.push(`${ruleId}: ${message} (${selector}) ${decodeURI(address)}`);
  }
  expect([...new Set(problems)]).toEqual([]);
});
