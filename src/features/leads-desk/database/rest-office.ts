import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import type { OfficeDatabase } from './office-database.ts';
import { listed, restCalls, type OfficeAccount } from '#firebase/rest/rest-calls.ts';
import { structuredQuery } from './structured-query.ts';

/** The office's database by REST calls. */
export function openRestOffice(endpoint: OfficeEndpoint, account: OfficeAccount): OfficeDatabase {
  const { root } = endpoint;
  const { documents, ask } = restCalls(endpoint, account);
  return {
    root,
    uid: account.uid,
    find: async (path) => {
      const found = await ask(documents, 'batchGet', { documents: [`${root}/${path}`] });
      return listed(found, 'found', root)[0] ?? null;
    },
    query: async (query) => {
      const { collection } = query;
      const parent = collection.includes('/') ? `${root}/${collection.slice(0, collection.lastIndexOf('/'))}` : root;
      const found = await ask(parent, 'runQuery', { structuredQuery: structuredQuery(root, query) });
      return listed(found, 'document', root);
    },
    commit: async (writes) => {
      const answer = await ask(documents, 'commit', { writes });
      if (!(answer as { commitTime?: unknown } | null)?.commitTime) throw new DatabaseError('unavailable');
    },
  };
}
