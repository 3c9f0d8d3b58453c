import fs from 'node:fs/promises';
import path from 'node:path';
import { tagsOf } from './html-tags.mjs';
import { brotliSize, openBuild } from './page-weight.mjs';

/** The widest of a `srcset`: a panorama is always shown from that. @param {string} srcset */
const widestOf = (srcset) =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.split(' '))
    .toSorted((a, b) => Number.parseInt(b[1] ?? '', 10) - Number.parseInt(a[1] ?? '', 10))[0]?.[0];

/**
 * Every page of the VR frame with its viewer and its picture, for a browser without AVIF: the heaviest.
 * @param {string} dist @returns {Promise<{ page: string, bytes: number }[]>}
 */
export async function weighTours(dist) {
  const build = openBuild(dist);
  const pages = (await fs.readdir(path.join(dist, 'tour')).catch(() => [])).filter((file) => file.endsWith('.html'));
  return Promise.all(
    pages.map(async (file) => {
      const page = `tour/${file}`;
      const html = await build.read(`/${page}`, 'the build');
      const tags = tagsOf(html.toString('utf8'));
      const texts = tags.flatMap(({ name, attributes: { src, href } }) =>
        name === 'script' && src ? [src] : name === 'link' && href ? [href] : [],
      );
      const pictures = tags.flatMap(({ name, attributes: { srcset } }) =>
        name === 'img' && srcset ? (widestOf(srcset) ?? []) : [],
      );
      const code = await build.total(texts, page, brotliSize);
      return {
        page,
        bytes: code + (await brotliSize(html)) + (await build.total(pictures, page, (picture) => picture.length)),
      };
    }),
  );
}
