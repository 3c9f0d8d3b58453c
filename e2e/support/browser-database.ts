import type { Page } from './site.ts';

/** All that stands in one store of the page's browser; nothing where there is no such database yet. */
export const readStore = <Row>(page: Page, database: string, store: string): Promise<Row[]> =>
  page.evaluate(
    async ([name, from]) => {
      // A browser in the middle of clearing a database may leave what was asked of it without any answer.
      const within = <T>(what: string, answer: Promise<T>) =>
        Promise.race([
          answer,
          new Promise<T>((_resolve, reject) => {
            setTimeout(() => reject(new Error(`no answer of the browser's database: ${what}`)), 10_000);
          }),
        ]);
      const asked = <T>(what: string, request: IDBRequest<T>) =>
        within(
          what,
          new Promise<T>((resolve, reject) => {
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(request.error as Error));
          }),
        );
      // Whoever opens a database that is not there makes an empty one.
      const databases = await within('names', indexedDB.databases());
      if (!databases.some((one) => one.name === name)) return [];
      const opened = await asked('open', indexedDB.open(name));
      try {
        return await asked('read', opened.transaction(from).objectStore(from).getAll() as IDBRequest<Row[]>);
      } finally {
        opened.close();
      }
    },
    [database, store] as const,
  );
