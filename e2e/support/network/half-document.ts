import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose documents come in two parts. */
export interface HalfDocument {
  url: string;
  /** Lets the rest of every document come. */
  release: () => void;
  close: () => Promise<void>;
}

/** Stands between the browser and a site, and keeps what comes after `share` of a document; all else passes. */
export async function halfDocument(site: string, share: number): Promise<HalfDocument> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const given = await fetch(site + request.url);
    const body = Buffer.from(await given.arrayBuffer());
    // The body is unpacked already.
    const headers = [...given.headers].filter(
      ([name]) => !/^(content-encoding|content-length|connection|keep-alive|transfer-encoding)$/.test(name),
    );
    response.writeHead(given.status, Object.fromEntries(headers));
    const isDocument = given.headers.get('content-type')?.startsWith('text/html') ?? false;
    const end = isDocument ? Math.floor(body.length * share) : body.length;
    response.write(body.subarray(0, end));
    if (isDocument) await released;
    response.end(body.subarray(end));
  };
  const server = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    close: () => {
      release();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
