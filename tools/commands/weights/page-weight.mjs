import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { eagerPictures, firstPictures } from './eager-pictures.mjs';
import { fontsFor } from './font-faces.mjs';
import { inlineStyles } from '#tools/prerender/inline-parts.mjs';
import { shownText, tagsOf } from './html-tags.mjs';

/**
 * Bytes as they travel: text and drawings by brotli 11, pictures and fonts as they are.
 * @typedef {{ page: string, kind: string, html: number, scripts: number, css: number, fonts: number, pictures: number, firstView: number, firstPicture: number }} PageWeight
 */

const compress = promisify(zlib.brotliCompress);

/** @param {Buffer} bytes */
export const brotliSize = async (bytes) =>
  (await compress(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } })).length;

/** @param {Iterable<number>} numbers */
const sum = (numbers) => [...numbers].reduce((total, number) => total + number, 0);

/** Reads the files of a build, each once. @param {string} dist */
export function openBuild(dist) {
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  /** @param {string} address site-absolute @param {string} wantedBy */
  const read = async (address, wantedBy) => {
    const file = path.join(dist, decodeURI(new URL(address, 'http://build').pathname));
    return fs.readFile(file).catch(() => {
      throw new Error(`${wantedBy} names ${address}, but the build has no such file`);
    });
  };
  /** @param {string[]} addresses @param {string} wantedBy @param {(bytes: Buffer, address: string) => number | Promise<number>} measure */
  const total = async (addresses, wantedBy, measure) => {
    const measured = addresses.map((address) => {
      const size = sizes.get(address) ?? read(address, wantedBy).then((bytes) => measure(bytes, address));
      sizes.set(address, size);
      return size;
    });
    return sum(await Promise.all(measured));
  };
  return { read, total };
}

/**
 * What a phone loads for the first view of one page.
 * @param {ReturnType<typeof openBuild>} build @param {string} page its file below the build @returns {Promise<PageWeight>}
 */
export async function weighPage(build, page) {
  const bytes = await build.read(encodeURI(`/${page}`), 'the build');
  const html = bytes.toString('utf8');
  const tags = tagsOf(html);
  const root = tags.find((tag) => tag.name === 'html')?.attributes ?? {};
  const scripts = [
    ...(root['data-scripts'] ?? '').split(/\s+/).filter(Boolean),
    ...tags.flatMap(({ name, attributes }) => (name === 'script' && attributes['src'] ? [attributes['src']] : [])),
  ];
  const sheets = tags.flatMap(({ name, attributes: { rel, href } }) =>
    name === 'link' && rel === 'stylesheet' && href ? [href] : [],
  );
  const linked = sheets.map(async (sheet) => ({ sheet, css: (await build.read(sheet, page)).toString('utf8') }));
  const text = shownText(html);
  const inline = { sheet: '/', css: inlineStyles(html).join('') };
  const fonts = [inline, ...(await Promise.all(linked))].map(({ sheet, css }) =>
    fontsFor(css, text).map((font) => new URL(font, `http://build${sheet}`).pathname),
  );
  const drawings = tags.flatMap(({ name, attributes: { href } }) =>
    name === 'use' && href?.startsWith('/') ? [href.replace(/#.*/, '')] : [],
  );
  const weights = {
    html: await brotliSize(bytes),
    scripts: await build.total([...new Set(scripts)], page, brotliSize),
    css: await build.total([...new Set(sheets)], page, brotliSize),
    fonts: await build.total([...new Set(fonts.flat())], page, (font) => font.length),
    pictures: sum([
      await build.total(eagerPictures(tags), page, (picture) => picture.length),
      await build.total([...new Set(drawings)], page, brotliSize),
    ]),
  };
  const firstPicture = await build.total(firstPictures(tags), page, (picture) => picture.length);
  return { page, kind: root['data-kind'] ?? '', ...weights, firstView: sum(Object.values(weights)), firstPicture };
}
