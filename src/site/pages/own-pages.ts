import type { Content } from '#site/content-schema.ts';
import type { Navigation, PageEntry } from '#site/schema/navigation.ts';

/** The pages of an office. */
type OfficePageKind = 'desk' | 'visit';

/** What decides which pages the engine brings to a development. */
export interface OwnPagesOptions {
  /** Whether its leads come to an office: without one nobody has anything to do at a desk. */
  hasOffice: boolean;
  /** Whether visits can be booked: without times there are no passes. */
  hasVisits: boolean;
  labels: OwnPageLabels;
}

/** Each page's name. */
export interface OwnPageLabels {
  desk: string;
  visit: string;
  /** By the type's. */
  fit: (type: string) => string;
}

/** What follows the development's slug. Other sites' addresses have no such pages, so their paths have no `{site}`. */
const ENDS: Readonly<Record<OfficePageKind, readonly string[]>> = { desk: ['desk'], visit: ['visit', '{id}'] };

/** Where a page of the office stands. */
export const ownPath = (kind: OfficePageKind, slug: string): string => ['', slug, ...ENDS[kind]].join('/');

/** Furniture is put onto a type's plan below the type's own page. */
const fitPages = ({ pages }: Pick<Navigation, 'pages'>): { page: PageEntry; path: string }[] =>
  pages
    .filter(({ kind, empty }) => kind === 'floor-plan' && !empty)
    .map((page) => ({ page, path: `${page.path}/fit` }));

/** Where no other page may stand. */
export const ownPaths = (navigation: Pick<Navigation, 'pages'>, slug: string): string[] => [
  ownPath('desk', slug),
  ownPath('visit', slug),
  ...fitPages(navigation).map(({ path }) => path),
];

/**
 * The content with the pages that the engine itself brings. No navigation lists them, so no menu leads to them, and they
 * wear no section.
 */
export function withOwnPages(content: Content, { hasOffice, hasVisits, labels }: OwnPagesOptions): Content {
  const { navigation, facts, plans } = content;
  const office: OfficePageKind[] = [
    ...(hasOffice ? ['desk' as const] : []),
    ...(hasOffice && hasVisits ? ['visit' as const] : []),
  ];
  const own: Pick<PageEntry, 'kind' | 'path' | 'label' | 'unit'>[] = [
    // Nobody furnishes rooms that are only a stand-in's.
    ...fitPages(navigation)
      .filter(({ page: { unit = '' } }) => !plans[unit]?.standIn)
      .map(({ page: { unit, label }, path }) => ({
        kind: 'fit' as const,
        path,
        label: labels.fit(label),
        ...(unit !== undefined && { unit }),
      })),
    ...office.map((kind) => ({ kind, path: ownPath(kind, facts.slug), label: labels[kind] })),
  ];
  const pages = own.map((page): PageEntry => ({ ...page, section: '', apart: true, own: true }));
  return { ...content, navigation: { ...navigation, pages: [...navigation.pages, ...pages] } };
}

/**
 * The addresses, decoded, that are there only with a network: nothing of the desk may lie on a device, where the next who
 * picks it up would find it.
 */
export const onlineAddresses = ({ pages }: Pick<Navigation, 'pages'>): string[] =>
  pages.filter(({ kind }) => kind === 'desk').map(({ path }) => path);
