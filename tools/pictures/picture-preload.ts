import { escapeHtml } from '#site/head/html.ts';
import { tagsOf } from '#tools/commands/weights/html-tags.mjs';

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/**
 * Links that begin a page's first picture before its stylesheets, the very file that its `<picture>` will choose:
 * one link for each of its AVIF sources. Browsers without AVIF pass them over.
 */
export function picturePreload(body: string): string {
  const tags = tagsOf(body);
  const image = tags.findIndex(({ name, attributes }) => name === 'img' && attributes['fetchpriority'] === 'high');
  const picture = tags.slice(0, Math.max(0, image)).findLastIndex(({ name }) => name === 'picture');
  if (picture < 0) return '';
  const sources = tags.slice(picture, image).filter(({ attributes }) => attributes['type'] === 'image/avif');
  const special = sources.flatMap(({ attributes: { media } }) => media ?? []);
  return sources
    .map(({ attributes: { srcset = '', sizes = '', media } }) => {
      // The source without a condition is for what the conditions of the others leave.
      const rest = special[0] === undefined ? undefined : `not all and ${special[0]}`;
      const when = media ?? rest;
      const link = { rel: 'preload', as: 'image', type: 'image/avif', imagesrcset: srcset, imagesizes: sizes };
      return `<link${attributesOf({ ...link, ...(when === undefined ? {} : { media: when }), fetchpriority: 'high' })}>`;
    })
    .join('');
}
