import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import { readEnvironment } from '#tools/host/environment.ts';
import { withOwnPagesIn } from '#tools/host/own-pages.ts';
import { addressOf, prerenderTargets } from '#site/pages/routes.ts';

/** As it is built where everything is embedded. */
export const content = withOwnPagesIn(await loadContent(contentFolder()), readEnvironment({}));
export const { facts, navigation } = content;

/** Every page of the default site that has one address, with its entry of the page list. */
export const listed = prerenderTargets(navigation, facts).filter(({ indexed }) => indexed);

/** Pages whose kind another page has had before them, encoded: their parts are the same, only their words and pictures are not. */
export const ofKnownKind: ReadonlySet<string> = new Set(
  listed.flatMap(({ page, path }, index) =>
    listed.findIndex((other) => other.page.kind === page.kind) < index ? encodeURI(path) : [],
  ),
);

/** An article of the seeded database. */
const article = addressOf('/{site}/press/{id}', facts.slug, content.press?.articles[0]?.id ?? '');

/** One of the pages for furniture stands for all: they differ by their plan alone. */
const [fit] = navigation.pages.filter(({ kind }) => kind === 'fit');

/** What visitors open for themselves, and no search engine lists. */
export const apart = navigation.pages.flatMap((page) =>
  page === fit || (page.apart && !page.own) ? encodeURI(addressOf(page.path, facts.slug)) : [],
);

/** Every address that shows a page of its own, encoded; the last is one that no page has. */
export const addresses = [...[...listed.map((target) => target.path), article].map(encodeURI), ...apart, '/nowhere'];
