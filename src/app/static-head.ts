import { descriptions } from '#content/descriptions.ts';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { metaTags } from '#site/head.ts';
import { SHELL_SLUG, type PrerenderTarget } from '#site/routes.ts';
import { breadcrumb, jsonForScript } from '#site/structured-data.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { pictureAddress } from '#ui/picture.tsx';

const SHARE_WIDTH = 1200;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const tag = ([name, content]: [string, string]) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escape(content)}">`;

/**
 * The part of a page's head that only scrapers read. KakaoTalk's and Naver's run no scripts, and React's way of
 * making script elements is forbidden by Trusted Types, so this is plain text. null: the page that is not found.
 */
export function staticHead(target: PrerenderTarget | null): string {
  if (!target) return tag(['robots', 'noindex']);
  const { page, path } = target;
  const place = { site: target.hydratesAt === null ? SHELL_SLUG : facts.slug, id: path.split('/')[3] };
  const image = {
    address: facts.origin + pictureAddress(shell.share.name, SHARE_WIDTH, 'jpg'),
    alt: shell.share.alt,
  };
  const tags = metaTags({ page, place, description: descriptions[page.path] ?? '', image }, navigation, facts);
  const data = jsonForScript(breadcrumb(page, facts, SHELL_TEXT.home));
  return `${tags.map(tag).join('')}<script type="application/ld+json">${data}</script>`;
}
