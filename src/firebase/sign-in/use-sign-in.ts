import { useState } from 'react';
import { SIGN_IN_TEXT, signInProblem } from '#text/sign-in.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { resetPassword, signIn } from '#firebase/session.ts';

interface Notice {
  tone: 'problem' | 'good';
  text: string;
}

const reasonOf = (error: unknown) => signInProblem(codeOf(error), error instanceof Error ? error.message : '');

/** Signing in, and asking for a new password, with what to say about it. */
export function useSignIn() {
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);

  const enter = async (email: string, password: string) => {
    if (isBusy) return;
    setBusy(true);
    setNotice(null);
    try {
      await signIn(email.trim(), password);
    } catch (error) {
      setNotice({ tone: 'problem', text: SIGN_IN_TEXT.failedPrefix + reasonOf(error) });
      setBusy(false);
    }
  };

  const reset = async (email: string) => {
    try {
      if (email.trim() === '') return setNotice({ tone: 'problem', text: SIGN_IN_TEXT.resetNeedsEmail });
      await resetPassword(email.trim());
      setNotice({ tone: 'good', text: SIGN_IN_TEXT.resetSent });
    } catch (error) {
      setNotice({ tone: 'problem', text: SIGN_IN_TEXT.resetFailed + reasonOf(error) });
    }
  };
  return { isBusy, notice, enter, reset };
}
