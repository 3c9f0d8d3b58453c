import fs from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import type { Connect, Plugin } from 'vite';
import { redirects, rewrites } from '#site/pages/routes.ts';
import type { Content } from '#site/content-schema.ts';
import type { Environment } from './environment.ts';
import { headerRules, headersOf, NOT_FOUND_HEADERS } from './host-headers.ts';
import { builtAt, builtStyles } from './style-block.ts';

const decoded = (url: string): string | null => {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return null;
  }
};

/**
 * Where a redirect leads: to this host, whatever was asked for (`//name` would be another one), with the parameters of
 * whatever led here.
 * @param asked the request's address
 */
function locationOf(address: string, asked = ''): string {
  const query = asked.includes('?') ? asked.slice(asked.indexOf('?')) : '';
  return `/${address.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}${query}`;
}

/** What a static host does for this site: redirects, clean addresses, rewrites, headers, compression, and a real 404. */
export function staticHostPlugin(root: string, content: Content, environment: Environment): Plugin {
  const { navigation, facts } = content;
  const rules = rewrites(navigation, facts);
  const moved = redirects(navigation, facts);
  const redirect: Connect.NextHandleFunction = (request, response, next) => {
    const address = decoded(request.url ?? '/');
    const found = moved.find(({ from }) => from === address);
    if (!found) return next();
    response.writeHead(301, { Location: locationOf(found.to, request.url) }).end();
  };
  const headers = (dist: string): Connect.NextHandleFunction => {
    let known: { at: number | null; rules: ReturnType<typeof headerRules> } | null = null;
    // The folder may have been built anew meanwhile.
    const rulesNow = () => {
      const at = builtAt(dist);
      if (known?.at === at) return known.rules;
      known = { at, rules: headerRules(content, environment, builtStyles(dist)) };
      return known.rules;
    };
    return (request, response, next) => {
      const address = decoded(request.url ?? '/') ?? '/';
      for (const [name, value] of Object.entries(headersOf(rulesNow(), address))) response.setHeader(name, value);
      next();
    };
  };
  const cleanAddress =
    (dist: string): Connect.NextHandleFunction =>
    (request, response, next) => {
      const address = decoded(request.url ?? '/');
      if (address === null) return next();
      const clean = address.replace(/(.)\/$/, '$1').replace(/(\/index)?\.html$/, '') || '/';
      if (clean !== address) {
        response.writeHead(301, { Location: locationOf(clean, request.url) }).end();
        return;
      }
      const page = clean === '/' ? '/index.html' : `${clean}.html`;
      const file = fs.existsSync(path.join(dist, page)) ? page : rules.find(({ pattern }) => pattern.test(clean))?.file;
      if (file) request.url = encodeURI(file.replace(/^\/?/, '/'));
      next();
    };
  const notFound =
    (dist: string): Connect.NextHandleFunction =>
    (_request, response) => {
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...NOT_FOUND_HEADERS })
        .end(fs.readFileSync(path.join(dist, '404.html')));
    };
  return {
    name: 'modelhouse:static-host',
    configurePreviewServer(server) {
      const dist = path.resolve(root, server.config.build.outDir);
      server.middlewares.use(headers(dist));
      server.middlewares.use(redirect);
      server.middlewares.use(compression() as Connect.NextHandleFunction);
      server.middlewares.use(cleanAddress(dist));
      return () => server.middlewares.use(notFound(dist));
    },
  };
}
