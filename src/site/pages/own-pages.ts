import type { Content } from '#site/content-schema.ts';
import type { OwnPageKind } from '#site/pages/page-kinds.ts';
import type { Navigation, PageEntry } from '#site/schema/navigation.ts';

/** What decides which pages the engine brings to a development. */
export interface OwnPagesOptions {
  /** Whether its leads come to an office: without one nobody has anything to do at a desk. */
  hasOffice: boolean;
  /** Whether visits can be booked: without times there are no passes. */
  hasVisits: boolean;
  /** Each page's name. */
  labels: Readonly<Record<OwnPageKind, string>>;
}

/** What follows the development's slug. Other sites' addresses have no such pages, so their paths have no `{site}`. */
const ENDS: Readonly<Record<OwnPageKind, readonly string[]>> = { desk: ['desk'], visit: ['visit', '{id}'] };

/** Where a page of the engine stands. */
export const ownPath = (kind: OwnPageKind, slug: string): string => ['', slug, ...ENDS[kind]].join('/');

/** Where no other page may stand. */
export const ownPaths = (slug: string): string[] => [ownPath('desk', slug), ownPath('visit', slug)];

/**
 * The content with the pages that the engine itself brings. No navigation lists them, so nothing leads to them, and they
 * wear no section.
 */
export function withOwnPages(content: Content, { hasOffice, hasVisits, labels }: OwnPagesOptions): Content {
  const { navigation, facts } = content;
  const kinds: OwnPageKind[] = [
    ...(hasOffice ? ['desk' as const] : []),
    ...(hasOffice && hasVisits ? ['visit' as const] : []),
  ];
  const own = kinds.map((kind): PageEntry => ({
    kind,
    path: ownPath(kind, facts.slug),
    label: labels[kind],
    section: '',
    apart: true,
    own: true,
  }));
  return { ...content, navigation: { ...navigation, pages: [...navigation.pages, ...own] } };
}

/**
 * The addresses, decoded, that are there only with a network: nothing of the desk may lie on a device, where the next who
 * picks it up would find it.
 */
export const onlineAddresses = ({ pages }: Pick<Navigation, 'pages'>): string[] =>
  pages.filter(({ kind }) => kind === 'desk').map(({ path }) => path);
