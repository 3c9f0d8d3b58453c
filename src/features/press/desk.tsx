import { useEffect } from 'react';
import { DESK_TEXT } from '#text/press-desk.ts';
import { Button } from '#ui/button.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { endSession, useSession, watchSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './desk.module.css';

interface DeskProps {
  siteId: string;
  onPublished: () => void;
}

/** Sign-in for a visitor; welcome bar and article form for the administrator. */
export function Desk({ siteId, onPublished }: DeskProps) {
  const { status, email, mayPublish } = useSession();
  useEffect(watchSession, []);
  if (status === 'unknown') return null;
  return (
    <section aria-label={DESK_TEXT.area} className={styles.desk}>
      {status === 'signed-out' ? (
        <SignInForm />
      ) : (
        <>
          <div className={styles.welcome}>
            <p>{DESK_TEXT.welcome(email)}</p>
            <Button look="light" onClick={() => void endSession()}>
              {DESK_TEXT.signOut}
            </Button>
          </div>
          {mayPublish === false ? (
            <p role="alert" className={styles.problem}>
              {DESK_TEXT.mayNotPublish}
            </p>
          ) : (
            <ArticleEditor siteId={siteId} onPublished={onPublished} />
          )}
        </>
      )}
    </section>
  );
}
