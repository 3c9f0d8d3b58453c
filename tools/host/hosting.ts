import { escapeRegex, redirects, rewrites } from '#site/pages/routes.ts';
import type { Content } from '#site/content-schema.ts';
import type { Environment } from './environment.ts';
import { headerRules, HSTS, NOT_FOUND_HEADERS } from './host-headers.ts';

type Pattern = { source: string } | { regex: string };
type Header = { key: string; value: string };

/** The section `hosting` of a `firebase.json`. */
export interface HostingConfiguration {
  /** Which of a project's sites, where it has several developments. */
  site?: string;
  public: string;
  ignore: string[];
  cleanUrls: true;
  trailingSlash: false;
  redirects: (Pattern & { destination: string; type: 301 })[];
  rewrites: (Pattern & { destination: string })[];
  headers: (Pattern & { headers: Header[] })[];
}

const listed = (headers: Readonly<Record<string, string>>): Header[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Hosting matches rewrites against addresses as they were asked for: Korean may come as it is or percent-encoded, in either case. */
const inEitherEncoding = (regex: string): string =>
  regex.replace(/[^\0-\x7f]+/g, (text) => {
    const encoded = encodeURIComponent(text).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`);
    return `(?:${text}|${encoded})`;
  });

/** The addresses that begin so, as Hosting's globs have them; those match an address as it was asked for. */
const addressesBelow = (below: string): Pattern =>
  /^[\0-\x7f]*$/.test(below) ? { source: `${below}**` } : { regex: inEitherEncoding(`^${escapeRegex(below)}`) };

interface HostingOptions {
  /** The build's folder, as seen from the configuration's. */
  folder: string;
  /** The blocks of styles that the build's pages carry; none: there is no build yet. */
  styles: readonly string[];
  site?: string | undefined;
  /** Whether it is a preview for a client: search engines are kept out of it. */
  isPreview?: boolean;
}

/**
 * How Firebase Hosting must serve the build to answer as `npm start` does: the same redirects, rewrites and headers, from
 * the same lists. Hosting looks for a redirect first, then for a file, then for a rewrite, then sends 404.html; of two
 * headers of one name the later holds.
 */
export function hostingConfiguration(
  content: Content,
  environment: Environment,
  { folder, styles, site, isPreview = false }: HostingOptions,
): HostingConfiguration {
  const { navigation, facts } = content;
  return {
    ...(site ? { site } : {}),
    public: folder,
    ignore: ['**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    // Not encoded: Hosting does that itself.
    redirects: redirects(navigation, facts).map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    rewrites: rewrites(navigation, facts).map(({ pattern, file }) => ({
      regex: inEitherEncoding(pattern.source),
      destination: `/${file}`,
    })),
    headers: [
      ...headerRules(content, environment, styles).map(({ below, headers }) => ({
        ...addressesBelow(below),
        headers: listed(below === '/' ? { ...headers, ...HSTS } : headers),
      })),
      { source: '/404.html', headers: listed(NOT_FOUND_HEADERS) },
      ...(isPreview ? [{ source: '**', headers: listed({ 'X-Robots-Tag': 'noindex' }) }] : []),
    ],
  };
}
