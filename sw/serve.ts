import { sliceOf } from './byte-range.ts';
import { allPictures, standInsFor } from '#sw/pack/pictures.ts';
import type { Answer, Known } from './routes.ts';

/** How long a picture may be waited for while a smaller one is there. */
const PATIENCE_MS = 4000;

export interface ServeOptions {
  caches: Pick<CacheStorage, 'match'>;
  fetch: typeof globalThis.fetch;
  known: Known;
  patienceMs?: number;
}

const late = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });

/** Any cache of ours: keys change with the bytes, so an older build's file is either the same or the one asked for. */
const kept = (key: string, { caches }: ServeOptions) => caches.match(key, { ignoreVary: true });

async function servePicture(pathname: string, request: Request, options: ServeOptions): Promise<Response> {
  const exact = await kept(pathname, options);
  if (exact) return exact;
  for (const { url, isSharp } of standInsFor(pathname, allPictures(options.known.files))) {
    const standIn = await kept(url, options);
    if (!standIn) continue;
    if (isSharp) return standIn;
    const network = options.fetch(request).then(
      (response) => (response.ok ? response : undefined),
      () => undefined,
    );
    return (await Promise.race([network, late(options.patienceMs ?? PATIENCE_MS)])) ?? standIn;
  }
  return options.fetch(request);
}

async function serveNotFound(options: ServeOptions, error: unknown): Promise<Response> {
  const page = await kept(options.known.notFound, options);
  if (!page) throw error;
  return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
}

/** Carries out what the routes decided. */
export async function serve(answer: Answer, request: Request, options: ServeOptions): Promise<Response> {
  const { fetch } = options;
  switch (answer.kind) {
    case 'redirect':
      return Response.redirect(new URL(answer.to, request.url).href, 301);
    case 'file': {
      const file = await kept(answer.key, options);
      if (!file) return fetch(request);
      const range = request.headers.get('range');
      return range === null ? file : sliceOf(file, range);
    }
    case 'picture':
      return servePicture(answer.pathname, request, options);
    case 'asset':
      return (await kept(answer.pathname, options)) ?? fetch(request);
    case 'press-picture':
      // Its name never stands for anything else.
      return (await kept(answer.address, options)) ?? fetch(request);
    case 'unknown-page':
      return fetch(request).catch((error: unknown) => serveNotFound(options, error));
  }
}
