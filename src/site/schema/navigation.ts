import * as v from 'valibot';
import { heading, list, path, picture, text } from '#site/schema/parts/fields.ts';
import { isListedKind, LISTED_KINDS, type PageKind } from '#site/pages/page-kinds.ts';

const pageSchema = v.strictObject({
  /** `{site}` stands for a site slug, `{id}` for an article's id. */
  path: v.pipe(
    path,
    v.regex(/^([^:*{}]|\{site\}|\{id\})*$/, 'write a path without : * { }, other than {site} and {id}'),
  ),
  kind: v.custom<PageKind>(isListedKind, `write one of: ${LISTED_KINDS.join(', ')}`),
  /** Id of the unit that a floor plan or an interior shows; no other kind has one. */
  unit: v.optional(text('59A')),
  /** Id of the section whose banner, title and tabs the page wears. */
  section: text('brand'),
  /** Short name in menus, tabs and breadcrumbs. */
  label: heading('브랜드 소개'),
  /** The picture of its banner, where it is another than its section's. */
  banner: v.optional(picture),
});
/**
 * A page. The rest is the engine's; `empty`: it has nothing to show but its placeholder; `apart`: a tool of whoever opens
 * it, without a banner above it, which no search engine lists; `own`: the engine brings it (own-pages.ts), it has no
 * section, and nothing leads to it.
 */
export type PageEntry = v.InferOutput<typeof pageSchema> & { empty?: true; apart?: true; own?: true };

const sectionSchema = v.strictObject({
  id: v.pipe(text('brand'), v.regex(/^[a-z-]+$/, 'write small letters and hyphens')),
  title: heading('브랜드'),
  banner: picture,
  /** Paths of the sub-menu under the banner; empty where the section has one page. */
  tabs: v.array(path),
});
export type Section = v.InferOutput<typeof sectionSchema>;

const redirectSchema = v.strictObject({
  from: v.pipe(path, v.regex(/^[^:*{}]*$/, 'write one address, without : * { }')),
  to: path,
});

/** The pages, and what leads to them. */
export const navigationSchema = v.strictObject({
  pages: list(pageSchema, "{ path: '/', kind: 'home', … }"),
  sections: list(sectionSchema, "{ id: 'brand', … }"),
  /** The top menu; an item leads to its first sub-item. */
  menu: list(
    v.strictObject({ title: heading('브랜드'), items: list(path, "'/Example/page'") }),
    "{ title: '브랜드', items: ['/Example/page'] }",
  ),
  /** Old or second spellings of addresses, and the pages that they lead to; [] where there are none. */
  redirects: v.array(redirectSchema, "write a list, for example [{ from: '/Old/name', to: '/Example/page' }]"),
});
export type Navigation = Omit<v.InferOutput<typeof navigationSchema>, 'pages'> & { pages: PageEntry[] };
