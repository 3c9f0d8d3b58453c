/**
 * Every page kind of the engine, each with the content file that it shows; `src/pages/<kind>.tsx` is its file. Without
 * that content a page shows its placeholder, and nothing leads to it. `by`: the file holds an entry for each such page,
 * under the page's path or its unit; `two`: the page lays entries beside each other, and needs two that can be. A kind
 * without a file always has something to show. `apart`: a tool of whoever opens it, without a banner above it, which no
 * search engine lists. `own`: the engine brings these pages itself (own-pages.ts), no navigation may list them.
 */
export const PAGE_KINDS = {
  home: {},
  brand: { file: 'brand' },
  'brand-video': { file: 'videos' },
  overview: { file: 'overview' },
  schedule: { file: 'schedule' },
  location: { file: 'galleries', by: 'path' },
  gallery: { file: 'galleries', by: 'path' },
  premium: { file: 'premium' },
  'site-plan': { file: 'complex' },
  'unit-table': { file: 'complex' },
  'floor-plan': { file: 'units', by: 'unit' },
  compare: { file: 'units', by: 'two' },
  videos: { file: 'videos' },
  tour: { file: 'tour' },
  interior: { file: 'interiors', by: 'unit' },
  guide: { file: 'guides', by: 'path' },
  announcement: { file: 'announcement' },
  price: { file: 'prices' },
  points: { file: 'points' },
  notices: { file: 'notices' },
  directions: { file: 'directions' },
  faq: { file: 'faq' },
  customer: { file: 'customer' },
  my: { apart: true },
  'press-list': {},
  'press-article': {},
  document: { file: 'documents', by: 'path' },
  desk: { own: true },
  visit: { own: true },
  fit: { own: true },
} as const;
export type PageKind = keyof typeof PAGE_KINDS;

/** The kinds that a development's navigation may list. */
export const LISTED_KINDS: readonly string[] = Object.entries(PAGE_KINDS).flatMap(([kind, source]) =>
  'own' in source ? [] : [kind],
);

/** Whether a navigation may list this as a page's kind. */
export const isListedKind = (value: unknown): value is PageKind =>
  typeof value === 'string' && LISTED_KINDS.includes(value);
