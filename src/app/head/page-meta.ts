import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { metaTags, verificationTags, type Place } from '#site/head/head.ts';
import type { Descriptions } from '#site/schema/descriptions.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { pictureAddress } from '#ui/pictures/picture.tsx';
import { descriptionOf } from './page-description.ts';

const SHARE_WIDTH = 1200;

/** The picture that messengers show beside a link to any page. */
export const shareAddress = (): string => facts.origin + pictureAddress(shell.share.name, SHARE_WIDTH, 'jpg');

interface PageWords {
  /** What the page is about, once it is there. */
  article: { title: string; summary: string } | null;
  descriptions: Descriptions | null;
}

/** Name and content of a page's tags for scrapers; null: the page that is not found. */
export function pageMeta(
  page: PageEntry | null,
  place: Place,
  { article, descriptions }: PageWords,
): [name: string, content: string][] {
  if (!page) return [['robots', 'noindex']];
  const description = article?.summary ?? descriptionOf(page, descriptions);
  const image = { address: shareAddress(), alt: shell.share.alt };
  const tags = metaTags({ page, title: article?.title, place, description, image }, navigation, facts);
  return page.kind === 'home' ? [...tags, ...verificationTags(facts)] : tags;
}
