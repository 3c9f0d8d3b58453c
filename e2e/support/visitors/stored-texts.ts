/** Something that a browser keeps or sent, as text, and where. */
export interface Trace {
  where: string;
  text: string;
}

/** All that a page's origin keeps in the browser. It runs in the page, and takes nothing from outside itself. */
export async function readStoredTexts(): Promise<Trace[]> {
  const found: Trace[] = [];
  const add = (where: string, text: string) => void found.push({ where, text });
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error as Error));
    });

  /** Every text in a value, however deep; bytes as the text that they would be. */
  const textsIn = async (value: unknown, seen = new Set<unknown>()): Promise<string[]> => {
    if (value === null || value === undefined || seen.has(value)) return [];
    if (value instanceof Date) return [value.toISOString()];
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object') return [`${value as number | boolean | bigint}`];
    seen.add(value);
    if (value instanceof Blob) return [value.type, await value.text()];
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return [new TextDecoder().decode(value)];
    const parts =
      value instanceof Map || value instanceof Set
        ? [...(value as Iterable<unknown>)]
        : [...Object.entries(value).flat(), ...(value instanceof Error ? [value.message] : [])];
    const texts: string[] = [];
    for (const part of parts) texts.push(...(await textsIn(part, seen)));
    return texts;
  };

  for (const [where, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const [key, value] of Object.entries(storage)) add(`${where} ${key}`, `${key}\n${String(value)}`);
  add('window.name', window.name);
  add('history.state', (await textsIn(history.state)).join('\n'));

  for (const { name = '' } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const from = database.transaction(store).objectStore(store);
      const [keys, rows] = await Promise.all([asked(from.getAllKeys()), asked(from.getAll())]);
      add(`IndexedDB ${name}/${store}`, (await textsIn([name, keys, rows])).join('\n'));
    }
    database.close();
  }

  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true });
      const headers = [...request.headers, ...(response?.headers ?? [])].flat();
      const body = (await response?.text()) ?? '';
      add(`Cache ${name} ${request.url}`, [name, request.url, ...headers, body].join('\n'));
    }
  }

  const files = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await files(handle, `${path}${name}/`);
      else add(`file ${path}${name}`, `${name}\n${await (await handle.getFile()).text()}`);
    }
  };
  await files(await navigator.storage.getDirectory(), '/');
  return found;
}
