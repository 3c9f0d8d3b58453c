import { doc, getDoc } from 'firebase/firestore/lite';
import { firebaseApp } from './firebase-app.ts';

/** `admin` may do everything; `staff` sees and works leads, but neither exports, erases nor publishes. */
export type Role = 'admin' | 'staff';

/**
 * What an account may do in the office of a development; null: nothing. The database's rules decide each time again.
 * @throws {FirebaseError} `unavailable` or `unknown` without a network
 */
export async function roleOf(uid: string, site: string): Promise<Role | null> {
  const { database } = firebaseApp();
  const [administrator, staff] = await Promise.all(
    ['admins', 'staff'].map((collection) => getDoc(doc(database, collection, uid))),
  );
  if (administrator?.exists()) return 'admin';
  const sites: unknown = staff?.data()?.['sites'];
  return Array.isArray(sites) && sites.includes(site) ? 'staff' : null;
}
