import fs from 'node:fs';
import path from 'node:path';

const BLOCK = /<style>([^]*?)<\/style>/;

/**
 * The styles of the first screen as they stand in a document.
 * @throws {Error} when they would end the block themselves
 */
export function styleBlock(styles: string): string {
  if (styles.includes('</')) throw new Error('The styles of the first screen hold what ends their block');
  return `<style>${styles}</style>`;
}

/** What stands in a document's block of styles; null: it has none, as in development. */
export const stylesOf = (document: string): string | null => BLOCK.exec(document)?.[1] ?? null;

/** The block that every page of a build carries, for the hash that lets it through the security policy; null: no build. */
export function builtStyles(dist: string): string | null {
  const page = path.join(dist, '404.html');
  return fs.existsSync(page) ? stylesOf(fs.readFileSync(page, 'utf8')) : null;
}
