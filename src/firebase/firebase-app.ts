import { initializeApp, type FirebaseApp } from 'firebase/app';

/** The project of the embedded stand-in, which answers at the page's own origin. */
const EMBEDDED = { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-modelhouse', appId: 'demo' };

/** Where Firestore is asked without its SDK: its own address, or the page's own origin. */
export const FIRESTORE = __FIREBASE__ ? 'https://firestore.googleapis.com' : '';

let opened: FirebaseApp | null = null;

/** The Firebase app of press, desk and sign-in, opened once. */
export const firebaseApp = (): FirebaseApp => (opened ??= initializeApp(__FIREBASE__ ?? EMBEDDED));

/** The SDK's error code, such as `permission-denied`. Its errors are of more than one class. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
