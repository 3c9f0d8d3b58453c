import { useEffect } from 'react';
import { DESK_TEXT } from '#text/press/desk.ts';
import { Button } from '#ui/controls/button.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { endSession, useSession, watchSession } from '#firebase/session.ts';
import { SignInForm } from '#firebase/sign-in/sign-in-form.tsx';
import { useMayPublish } from './use-may-publish.ts';
import form from '#ui/style/form.module.css';
import styles from './desk.module.css';

interface DeskProps {
  siteId: string;
  onPublished: () => void;
}

/** Sign-in for a visitor; welcome bar and article form for the administrator. */
export function Desk({ siteId, onPublished }: DeskProps) {
  const { status, email, wasEnded } = useSession();
  const mayPublish = useMayPublish();
  useEffect(watchSession, []);
  if (status === 'unknown') return null;
  return (
    <section aria-label={DESK_TEXT.area} className={styles.desk}>
      {status === 'signed-in' ? (
        <div className={styles.welcome}>
          <p>{DESK_TEXT.welcome(email)}</p>
          <Button look="light" onClick={() => void endSession()}>
            {DESK_TEXT.signOut}
          </Button>
        </div>
      ) : (
        <SignInForm title={DESK_TEXT.signIn} />
      )}
      {mayPublish === false && (
        <p role="alert" className={form.problem}>
          {DESK_TEXT.mayNotPublish}
        </p>
      )}
      {/* A session that ends must not take the text away that is being written. */}
      {(status === 'signed-in' || wasEnded) && mayPublish !== false && (
        <ArticleEditor siteId={siteId} onPublished={onPublished} />
      )}
    </section>
  );
}
