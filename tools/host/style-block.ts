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

/** The home page, which has the blocks of all pages. */
const homePage = (dist: string) => path.join(dist, 'index.html');

/** When a build was made, in milliseconds; null: there is none. */
export const builtAt = (dist: string): number | null =>
  fs.statSync(homePage(dist), { throwIfNoEntry: false })?.mtimeMs ?? null;

/** The blocks that pages of a build carry, for the hashes that let them through the security policy. None: there is no build. */
export const builtStyles = (dist: string): string[] =>
  builtAt(dist) === null ? [] : inlineStyles(fs.readFileSync(homePage(dist), 'utf8'));
