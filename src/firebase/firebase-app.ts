import { initializeApp, type FirebaseApp } from 'firebase/app';
import { initializeFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';

/** The project of the embedded stand-in, which answers at the page's own origin. */
const EMBEDDED = { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-modelhouse', appId: 'demo' };

let opened: { app: FirebaseApp; database: Firestore } | null = null;

/** The Firebase app of the press pages with its database, opened once. */
export function firebaseApp(): { app: FirebaseApp; database: Firestore } {
  if (opened) return opened;
  // Failures are shown on the page; the SDK's own warnings repeat them on the console.
  setLogLevel('silent');
  const app = initializeApp(__FIREBASE__ ?? EMBEDDED);
  const embedded = { host: window.location.host, ssl: window.location.protocol === 'https:' };
  opened = { app, database: initializeFirestore(app, __FIREBASE__ ? {} : embedded) };
  return opened;
}

/** The SDK's error code, such as `permission-denied`. Its errors are of more than one class. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
