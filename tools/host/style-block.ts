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

/**
 * The blocks that pages of a build carry, for the hashes that let them through the security policy: the home page's, which
 * has all of them. None: there is no build.
 */
export function builtStyles(dist: string): string[] {
  const page = path.join(dist, 'index.html');
  return fs.existsSync(page) ? inlineStyles(fs.readFileSync(page, 'utf8')) : [];
}
