const fullAddress = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'https://site.example').href;

/** A Cache in memory, as far as the worker uses one. */
export class FakeCache {
  readonly entries = new Map<string, Response>();

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(fullAddress(request))?.clone());
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.set(fullAddress(request), response);
    return Promise.resolve();
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(fullAddress(request)));
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }

  /** Addresses without the origin. */
  get addresses(): string[] {
    return [...this.entries.keys()].map((url) => url.replace('https://site.example', ''));
  }
}

/** A CacheStorage in memory. */
export class FakeCaches {
  readonly caches = new Map<string, FakeCache>();

  at(name: string): FakeCache {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  }

  open(name: string): Promise<Cache> {
    return Promise.resolve(this.at(name) as unknown as Cache);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.caches.delete(name));
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.caches.values()) {
      const found = await cache.match(request);
      if (found) return found;
    }
    return undefined;
  }
}
