import { useEffect, useState } from 'react';
import { DESK_TEXT, publishProblem } from '#text/press/desk.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ArticleForm } from './article-form.tsx';
import type { Article } from '#site/press/article.ts';
import { emptyDraft, keptDraft } from '#features/press/drafts/drafts.ts';
import { codeOf } from '#firebase/firebase-app.ts';
import { deleteArticle } from '#features/press/database/press-writes.ts';
import { useSession, watchSession } from '#firebase/session.ts';
import { SignInForm } from '#firebase/sign-in/sign-in-form.tsx';
import { useMayPublish } from './use-may-publish.ts';
import form from '#ui/style/form.module.css';
import styles from './desk.module.css';

interface ArticleToolsProps {
  article: Article;
  onSaved: () => void;
  onDeleted: () => void;
}

/** Edit and delete under an article, for who may. */
export function ArticleTools({ article, onSaved, onDeleted }: ArticleToolsProps) {
  const { status, wasEnded } = useSession();
  const mayPublish = useMayPublish();
  const [isAsking, setAsking] = useState(false);
  // An edit that a reload interrupted goes on.
  const [isEditing, setEditing] = useState(() => keptDraft(article.id)?.base != null);
  useEffect(watchSession, []);
  if (!mayPublish && !(isEditing && wasEnded)) return null;
  const { id, siteId, title, summary, content } = article;
  const text = { title, summary, content };
  if (isEditing)
    return (
      <section aria-label={DESK_TEXT.edit} className={styles.desk}>
        {status === 'signed-out' && <SignInForm title={DESK_TEXT.signIn} />}
        <h2 className={form.heading}>{DESK_TEXT.edit}</h2>
        <ArticleForm
          begun={{ ...emptyDraft(siteId, id), ...text, base: text }}
          onDone={() => {
            setEditing(false);
            onSaved();
          }}
          onCancel={() => setEditing(false)}
        />
      </section>
    );
  return (
    <section aria-label={DESK_TEXT.area} className={form.actions}>
      <Button look="light" onClick={() => setEditing(true)}>
        {DESK_TEXT.edit}
      </Button>
      <Button look="light" onClick={() => setAsking(true)}>
        {DESK_TEXT.deleteTitle}
      </Button>
      {isAsking && <DeleteDialog article={article} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface DeleteDialogProps {
  article: Article;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteDialog({ article, onDeleted, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await deleteArticle(article.id);
      onDeleted();
    } catch (error) {
      setProblem(publishProblem(codeOf(error)));
      setBusy(false);
    }
  };
  return (
    <Dialog title={DESK_TEXT.deleteTitle} closeLabel={DESK_TEXT.keep} onClose={onClose}>
      <p className={styles.subject} dir="auto">
        {article.title}
      </p>
      <p>{DESK_TEXT.deleteQuestion}</p>
      <p role="alert" className={form.problem}>
        {problem}
      </p>
      <div className={form.actions}>
        <Button aria-disabled={isBusy} onClick={() => void remove()}>
          {isBusy ? DESK_TEXT.deleting : DESK_TEXT.delete}
        </Button>
        <Button look="light" onClick={onClose}>
          {DESK_TEXT.keep}
        </Button>
      </div>
    </Dialog>
  );
}
