import fs from 'node:fs/promises';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Content } from '#site/content-schema.ts';
import { prerenderTargets, redirects } from '#site/pages/routes.ts';

/** The words of a page that has nothing to show. */
const PLACEHOLDER = 'COMEING SOON';

interface BuiltPage {
  /** What links and forms name, as it stands there. */
  links: string[];
  /** What the structured data says, parsed. */
  data: unknown[];
  ids: ReadonlySet<string>;
}

function readPage(html: string): BuiltPage {
  const [links, data, ids]: [string[], unknown[], Set<string>] = [[], [], new Set()];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (!('tagName' in node)) return;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    // A form that posts leads to a service.
    const isLink = node.tagName === 'a' || (node.tagName === 'form' && attributes.get('method') !== 'post');
    const link = attributes.get(node.tagName === 'form' ? 'action' : 'href');
    if (isLink && link !== undefined) links.push(link);
    ids.add(attributes.get('id') ?? '');
    const [text] = node.childNodes;
    if (attributes.get('type') === 'application/ld+json' && text && 'value' in text) data.push(JSON.parse(text.value));
    node.childNodes.forEach(visit);
  };
  // As a browser without scripts reads it: what stands in <noscript> leads somewhere too.
  parse(html, { scriptingEnabled: false }).childNodes.forEach(visit);
  return { links, data, ids };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** A host answers with and without a slash at the end. */
const clean = (address: string) => decodeURI(address.replace(/[?#].*$/, '')).replace(/(.)\/$/, '$1') || '/';

/** The site's own addresses among those that a page's links and its structured data name, decoded. */
function addressesOf({ links, data }: BuiltPage, origin: string): string[] {
  const named = textsIn(data).flatMap((text) => (text.startsWith(`${origin}/`) ? text.slice(origin.length) : []));
  return [...links.filter((link) => /^\/(?!\/)/.test(link)), ...named].map(clean);
}

/** What the sitemap lists, decoded. */
const sitemapOf = async (dist: string, origin: string): Promise<string[]> =>
  Array.from(
    (await fs.readFile(path.join(dist, 'sitemap.xml'), 'utf8')).matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, address = '']) => (address.startsWith(origin) ? clean(address.slice(origin.length)) : address),
  );

/** What the icon of the installed site offers: addresses with what they lead to on their page. */
async function shortcutsOf(dist: string): Promise<{ url: string }[]> {
  const manifest = JSON.parse(await fs.readFile(path.join(dist, 'manifest.webmanifest'), 'utf8')) as {
    shortcuts: { url: string }[];
  };
  return manifest.shortcuts;
}

/**
 * What is wrong with the addresses that a build names, in links, forms, structured data, sitemap, shortcuts and
 * redirects, and with its placeholders; empty: nothing.
 */
export async function wrongAddresses(dist: string, { navigation, facts }: Content): Promise<string[]> {
  const targets = prerenderTargets(navigation, facts);
  const files = new Map(targets.map((target) => [target.path, target.file]));
  const empty = new Set(targets.filter(({ page }) => page.empty).map((target) => target.path));
  const built = new Set((await fs.readdir(dist, { recursive: true })).map((file) => `/${file.replaceAll('\\', '/')}`));
  // Articles that the build read have pages too, which no list of the content names.
  const isThere = (address: string) => files.has(address) || built.has(address) || built.has(`${address}.html`);
  const unknown = (from: string, address: string) => (isThere(address) ? [] : [`${from} names ${address}, no page`]);
  const hidden = (from: string, address: string) => (empty.has(address) ? [`${from} names the empty ${address}`] : []);

  const problems = (await sitemapOf(dist, facts.origin)).flatMap((address) => [
    ...unknown('sitemap.xml', address),
    ...hidden('sitemap.xml', address),
  ]);
  for (const { from, to } of redirects(navigation, facts)) problems.push(...unknown(`the redirect of ${from}`, to));
  for (const { url } of await shortcutsOf(dist)) {
    const [address, anchor = ''] = [clean(url), url.split('#')[1]];
    problems.push(...unknown('a shortcut', address), ...hidden('a shortcut', address));
    const { ids } = readPage(await fs.readFile(path.join(dist, files.get(address) ?? '404.html'), 'utf8'));
    if (anchor && !ids.has(anchor)) problems.push(`a shortcut leads to #${anchor}, which ${address} lacks`);
  }
  for (const target of targets) {
    const html = await fs.readFile(path.join(dist, target.file), 'utf8');
    const saysEmpty = html.includes(PLACEHOLDER);
    if (saysEmpty !== empty.has(target.path)) problems.push(`${target.path}: the placeholder is ${saysEmpty}`);
    if (saysEmpty && !html.includes('<meta name="robots" content="noindex'))
      problems.push(`${target.path}: empty, and offered to search engines`);
    for (const address of addressesOf(readPage(html), facts.origin)) {
      problems.push(...unknown(target.path, address));
      // A page's own address stands in its breadcrumb.
      if (address !== target.path) problems.push(...hidden(target.path, address));
    }
  }
  return problems;
}
