import { descriptions } from '#content/descriptions.ts';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { metaTags, type Place } from '#site/head.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { pictureAddress } from '#ui/picture.tsx';

const SHARE_WIDTH = 1200;

/** The picture that messengers show beside a link to any page. */
export const shareAddress = (): string => facts.origin + pictureAddress(shell.share.name, SHARE_WIDTH, 'jpg');

/** Name and content of a page's tags for scrapers; null: the page that is not found. */
export function pageMeta(
  page: PageEntry | null,
  place: Place,
  article?: { title: string; summary: string },
): [name: string, content: string][] {
  if (!page) return [['robots', 'noindex']];
  const description = article?.summary ?? descriptions[page.empty ? '/' : page.path] ?? '';
  const image = { address: shareAddress(), alt: shell.share.alt };
  return metaTags({ page, title: article?.title, place, description, image }, navigation, facts);
}

/** Open Graph names its tags by `property`, everything else by `name`. */
export const metaAttribute = (name: string): 'property' | 'name' => (name.startsWith('og:') ? 'property' : 'name');

/** Makes the document's tags those of another page, after a navigation without a new document. */
export function applyPageMeta(page: PageEntry | null, place: Place): void {
  const wanted = new Map(pageMeta(page, place));
  for (const tag of document.head.querySelectorAll<HTMLMetaElement>(
    'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"]',
  )) {
    const name = tag.getAttribute('property') ?? tag.name;
    const content = wanted.get(name);
    if (content === undefined) tag.remove();
    else tag.content = content;
    wanted.delete(name);
  }
  for (const [name, content] of wanted) {
    const tag = document.createElement('meta');
    tag.setAttribute(metaAttribute(name), name);
    tag.content = content;
    document.head.append(tag);
  }
}
