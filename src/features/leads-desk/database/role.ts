import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { listed, restCalls, type OfficeAccount } from '#firebase/rest/rest-calls.ts';

/** `admin` may do everything; `staff` sees and works leads, but neither exports, erases nor publishes. */
export type Role = 'admin' | 'staff';

/**
 * What an account may do in the office of a development; null: nothing. The database's rules decide each time again.
 * @throws {DatabaseError}
 */
export async function roleOf(endpoint: OfficeEndpoint, account: OfficeAccount, site: string): Promise<Role | null> {
  const { documents, ask } = restCalls(endpoint, account);
  const paths = [`admins/${account.uid}`, `staff/${account.uid}`];
  const answer = await ask(documents, 'batchGet', { documents: paths.map((path) => `${documents}/${path}`) });
  const found = listed(answer, 'found', documents);
  const [administrator, staff] = paths.map((path) => found.find((document) => document.path === path));
  if (administrator) return 'admin';
  const sites = staff?.fields['sites'];
  return Array.isArray(sites) && sites.includes(site) ? 'staff' : null;
}
