import fs from 'node:fs';
import path from 'node:path';
import { inlineStyles } from '#tools/prerender/inline-parts.mjs';

/**
 * The styles of the first screen as they stand in a document.
 * @throws {Error} when they would end the block themselves
 */
export function styleBlock(styles: string): string {
  if (styles.includes('</')) throw new Error('The styles of the first screen hold what ends their block');
  return `<style>${styles}</style>`;
}

/** The block that every page of a build carries, for the hash that lets it through the security policy; null: no build. */
export function builtStyles(dist: string): string | null {
  const page = path.join(dist, '404.html');
  return fs.existsSync(page) ? inlineStyles(fs.readFileSync(page, 'utf8')) : null;
}
