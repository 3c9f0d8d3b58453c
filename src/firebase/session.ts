import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth';
import { create } from 'zustand';
import { rememberSignedIn } from '#firebase/sign-in/desk-hint.ts';
import { firebaseApp } from './firebase-app.ts';

interface Session {
  status: 'unknown' | 'signed-out' | 'signed-in';
  email: string;
  /** Account id. */
  uid: string;
  /** Signed out, but not by this tab's button: the service ended it, or another tab did. */
  wasEnded: boolean;
}

const SIGNED_OUT: Session = { status: 'signed-out', email: '', uid: '', wasEnded: false };

/** Who is signed in on this device, in every tab alike. */
export const useSession = create<Session>(() => ({ ...SIGNED_OUT, status: 'unknown' }));

let opened: Auth | null = null;

/** Not `getAuth`: that also loads sign-in by popup, with scripts of another origin. */
function auth(): Auth {
  if (opened) return opened;
  opened = initializeAuth(firebaseApp(), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (!__FIREBASE__) connectAuthEmulator(opened, window.location.origin, { disableWarnings: true });
  return opened;
}

let isWatching = false;
/** Whether this tab's button ends the session. */
let isLeaving = false;

/** Follows the session from now on. */
export function watchSession(): void {
  if (isWatching) return;
  isWatching = true;
  onAuthStateChanged(auth(), (user) => {
    const wasEnded = useSession.getState().status === 'signed-in' && !isLeaving;
    isLeaving = false;
    useSession.setState(
      user
        ? { status: 'signed-in', email: user.email ?? '', uid: user.uid, wasEnded: false }
        : { ...SIGNED_OUT, wasEnded },
    );
    rememberSignedIn(user !== null);
  });
}

/** @throws {FirebaseError} with a code `auth/…` */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth(), email, password);
}

export async function endSession(): Promise<void> {
  isLeaving = true;
  await signOut(auth());
}

/** Ends a session that the service no longer accepts; what is being written stays, under a new sign-in. */
export const dropSession = (): Promise<void> => signOut(auth());

/**
 * A token that says to the database who is signed in; null: nobody is.
 * @param isRefused the last one was, so that a new one is fetched
 */
export const idToken = async (isRefused = false): Promise<string | null> =>
  (await auth().currentUser?.getIdToken(isRefused)) ?? null;

/** Has a mail sent that resets the password; says the same whether there is such an account or not. */
export const resetPassword = (email: string): Promise<void> => sendPasswordResetEmail(auth(), email);
