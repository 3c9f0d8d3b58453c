import { prerenderTargets } from '#site/routes.ts';
import { contentFolder, loadContent } from '#tools/content.ts';

/** The addresses of every page that search engines may list, decoded. */
export async function listedPaths(): Promise<string[]> {
  const { navigation, facts } = await loadContent(contentFolder(process.cwd()));
  return prerenderTargets(navigation, facts)
    .filter(({ indexed }) => indexed)
    .map(({ path }) => path);
}
