import type { Content } from '#site/content-schema.ts';
import { onlineAddresses } from '#site/pages/own-pages.ts';
import type { Navigation } from '#site/schema/navigation.ts';
import type { Environment } from './environment.ts';
import { securityHeaders } from './security-headers.ts';

const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/** Their names change with their content, so that nobody has to ask for them twice. */
const HASHED = ['/assets/', '/images/', '/maps/'];
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked for every time: pages, the worker, everything that keeps its name. */
const ASKED_AGAIN = 'no-cache';

/** Kept nowhere and listed nowhere, however anybody comes by its address. */
const FOR_STAFF = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Only a host with a certificate may say this: a browser that hears it comes back by https for a year. */
export const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' };

export interface HeaderRule {
  /** The addresses that begin so. */
  below: string;
  headers: Readonly<Record<string, string>>;
}

/** Hosts whose pages this development shows in frames. */
function framedHosts({ videos, tour }: Pick<Content, 'videos' | 'tour'>): string[] {
  const films = videos ? [videos.brandFilm, ...videos.tabs.map(({ video }) => video)] : [];
  const tours = (tour?.tabs ?? []).flatMap((tab) => ('address' in tab ? [new URL(tab.address).origin] : []));
  return [...new Set([...(films.some(({ source }) => 'youtube' in source) ? [VIDEO_HOST] : []), ...tours])];
}

/**
 * Which headers every address is served with. Of two rules that name the same header the later one holds.
 * @param styles the blocks of styles that the build's pages carry (style-block.ts)
 */
export function headerRules(
  content: Pick<Content, 'videos' | 'tour'> & { navigation: Pick<Navigation, 'pages'> },
  environment: Environment,
  styles: readonly string[],
): HeaderRule[] {
  const frames = framedHosts(content);
  return [
    { below: '/', headers: { ...securityHeaders(environment, { frames, styles }), 'Cache-Control': ASKED_AGAIN } },
    ...HASHED.map((below) => ({ below, headers: { 'Cache-Control': FOREVER } })),
    ...onlineAddresses(content.navigation).map((below) => ({ below, headers: FOR_STAFF })),
  ];
}

/** What is served where nothing was found: the next build may have it. */
export const NOT_FOUND_HEADERS = { 'Cache-Control': ASKED_AGAIN };

/** The headers of one address. @param address decoded, without a query */
export const headersOf = (rules: readonly HeaderRule[], address: string): Record<string, string> =>
  Object.assign({}, ...rules.filter(({ below }) => address.startsWith(below)).map(({ headers }) => headers)) as Record<
    string,
    string
  >;
