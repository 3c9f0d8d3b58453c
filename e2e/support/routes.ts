import path from 'node:path';
import { prerenderTargets } from '#site/routes.ts';
import { contentFolder, loadContent } from '#tools/content.ts';

/** The default development. */
export const content = await loadContent(contentFolder(path.resolve(import.meta.dirname, '../..')));

/** Every page that search engines may list: its address and its entry in the page list. */
export const listedPages = prerenderTargets(content.navigation, content.facts).filter(({ indexed }) => indexed);
