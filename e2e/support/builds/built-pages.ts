import fs from 'node:fs/promises';
import path from 'node:path';
import { prerenderTargets, redirects } from '#site/routes.ts';
import type { Content } from '#tools/content.ts';

/** The words of a page that has nothing to show. */
const PLACEHOLDER = 'COMEING SOON';

const matches = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found ?? '');

/** The addresses of the site itself that a page's links and its structured data name, decoded. */
function addressesIn(html: string, origin: string): string[] {
  const links = matches(html, /<a [^>]*?href="(\/[^"#?]*)/g);
  const data = matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((json) =>
    matches(json, /"(?:url|item)":"([^"]+)"/g),
  );
  const own = data.filter((address) => address.startsWith(origin)).map((address) => address.slice(origin.length));
  // A host answers with and without a slash at the end.
  return [...links, ...own].map((address) => decodeURI(address).replace(/(.)\/$/, '$1') || '/');
}

/** What is wrong with the addresses and the placeholders of a build; empty: nothing. */
export async function wrongAddresses(dist: string, content: Content): Promise<string[]> {
  const { navigation, facts } = content;
  const targets = prerenderTargets(navigation, facts);
  const known = new Set([...targets.map((target) => target.path), ...redirects(navigation, facts).map(({ to }) => to)]);
  const empty = new Set(targets.filter(({ page }) => page.empty).map((target) => target.path));
  const isPage = (address: string) => known.has(address) || /\.\w+$/.test(address);
  const sitemap = decodeURI(await fs.readFile(path.join(dist, 'sitemap.xml'), 'utf8'));
  const problems = [...empty]
    .filter((address) => sitemap.includes(`${facts.origin}${address}<`))
    .map((address) => `sitemap.xml lists the empty ${address}`);
  for (const target of targets) {
    const html = await fs.readFile(path.join(dist, target.file), 'utf8');
    const saysEmpty = html.includes(PLACEHOLDER);
    if (saysEmpty !== empty.has(target.path)) problems.push(`${target.path}: the placeholder is ${saysEmpty}`);
    if (saysEmpty && !html.includes('<meta name="robots" content="noindex'))
      problems.push(`${target.path}: empty, and offered to search engines`);
    for (const address of addressesIn(html, facts.origin)) {
      if (!isPage(address)) problems.push(`${target.path} leads to ${address}, which is no page`);
      // A page's own address stands in its breadcrumb.
      if (empty.has(address) && address !== target.path) problems.push(`${target.path} leads to the empty ${address}`);
    }
  }
  return problems;
}
