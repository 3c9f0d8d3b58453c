import { initializeFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import { firebaseApp } from '#firebase/firebase-app.ts';

let opened: Firestore | null = null;

/** The database of the press pages, opened once. The leads desk goes without its SDK. */
export function firestore(): Firestore {
  if (opened) return opened;
  // Failures are shown on the page; the SDK's own warnings repeat them on the console.
  setLogLevel('silent');
  const embedded = { host: window.location.host, ssl: window.location.protocol === 'https:' };
  opened = initializeFirestore(firebaseApp(), __FIREBASE__ ? {} : embedded);
  return opened;
}
