import fs from 'node:fs';
import path from 'node:path';
import type { HostingConfiguration } from '#tools/host/hosting.ts';

export interface HostedAnswer {
  status: number;
  /** Where a redirect leads, decoded. */
  location: string | null;
  /** The file of the build that is sent; null with a redirect. */
  file: string | null;
  headers: Record<string, string>;
}

/** Hosting's globs, as far as configurations of ours use them: `*` within a part of a path, `**` across parts. */
const globOf = (source: string): RegExp =>
  new RegExp(
    `^${source
      .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('**', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '.*')}$`,
    'u',
  );

const matches = (rule: { source: string } | { regex: string }, address: string): boolean =>
  ('source' in rule ? globOf(rule.source) : new RegExp(rule.regex, 'u')).test(address);

/**
 * What Firebase Hosting answers, by its documented order: redirect, file, rewrite, 404.html; clean addresses and slashes
 * only where there is a file. Redirects see the address decoded, rewrites and headers see it as it was asked for, as in
 * the emulator.
 * @param asked path of the request, percent-encoded
 */
export function answerAsHosting(configuration: HostingConfiguration, dist: string, asked: string): HostedAnswer {
  const address = decodeURI(asked);
  const isFile = (name: string) => fs.statSync(path.join(dist, name), { throwIfNoEntry: false })?.isFile() ?? false;
  const headersOf = (...addresses: string[]) =>
    Object.fromEntries(
      configuration.headers
        .filter((rule) => addresses.some((at) => matches(rule, at)))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
  const moved = (to: string): HostedAnswer => ({ status: 301, location: to, file: null, headers: headersOf(asked) });
  const sent = (file: string): HostedAnswer => ({ status: 200, location: null, file, headers: headersOf(asked) });

  const redirect = configuration.redirects.find((rule) => matches(rule, address));
  if (redirect) return moved(redirect.destination);
  if (isFile(address)) {
    return address.endsWith('.html') ? moved(address.replace(/(\/index)?\.html$/, '') || '/') : sent(address);
  }
  const bare = address.replace(/(.)\/$/, '$1');
  const page = [`${bare === '/' ? '' : bare}/index.html`, `${bare}.html`].find(isFile);
  if (page) return bare === address ? sent(page) : moved(bare);
  const rewrite = configuration.rewrites.find((rule) => matches(rule, asked));
  if (rewrite) return sent(rewrite.destination);
  return { status: 404, location: null, file: '/404.html', headers: headersOf(asked, '/404.html') };
}
