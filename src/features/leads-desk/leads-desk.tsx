import { useCallback, useEffect, useState } from 'react';
import { LEADS_DESK_TEXT } from '#text/leads-desk/desk.ts';
import { endSession, useSession, watchSession } from '#firebase/session.ts';
import { SignInForm } from '#firebase/sign-in/sign-in-form.tsx';
import form from '#ui/style/form.module.css';
import type { DeskFacts } from './desk-facts.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { SignedDesk } from './signed-desk.tsx';
import styles from './leads-desk.module.css';

/** Where the office works its leads: sign-in, then the desk. Nothing of a lead is left when it is left. */
export function LeadsDesk({ facts }: { facts: DeskFacts }) {
  const { status, uid, email } = useSession();
  const [wasIdle, setIdle] = useState(false);
  useEffect(watchSession, []);
  const leave = useCallback((isIdle: boolean) => {
    setIdle(isIdle);
    void endSession();
  }, []);
  if (status === 'unknown') return null;
  return (
    <section ref={keepFocus} aria-label={LEADS_DESK_TEXT.area} className={styles.desk}>
      {status === 'signed-in' ? (
        <SignedDesk key={uid} uid={uid} email={email} facts={facts} onLeave={leave} />
      ) : (
        <>
          <p role="status" className={form.problem}>
            {wasIdle && LEADS_DESK_TEXT.idle}
          </p>
          <SignInForm title={LEADS_DESK_TEXT.signIn} />
        </>
      )}
    </section>
  );
}
