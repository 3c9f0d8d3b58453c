import type { Page } from './site.ts';

/** All that stands in one store of the page's browser; nothing where there is no such database yet. */
export const readStore = <Row>(page: Page, database: string, store: string): Promise<Row[]> =>
  page.evaluate(
    async ([name, from]) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error as Error));
        });
      // Whoever opens a database that is not there makes an empty one.
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
      const opened = await asked(indexedDB.open(name));
      try {
        return await asked(opened.transaction(from).objectStore(from).getAll() as IDBRequest<Row[]>);
      } finally {
        opened.close();
      }
    },
    [database, store] as const,
  );
