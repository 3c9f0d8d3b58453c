import { useState } from 'react';
import { DESK_TEXT, publishProblem } from '#text/press-desk.ts';
import { ARTICLE_LIMITS, tooLong, type ArticleText } from './article-limits.ts';
import type { Draft } from './drafts.ts';
import { codeOf } from './press-app.ts';
import { newArticleId, publishArticle, saveEdit, type EditResult } from './press-writes.ts';

interface PublishingOptions {
  draft: Draft;
  /** Continues the draft from another state of its article, or as a new article. */
  rebase: (base: Draft['base'], id?: string) => void;
  /** Told once the server has it. */
  onDone: () => void;
}

async function send({ id, siteId, base }: Draft, text: ArticleText): Promise<EditResult> {
  if (base) return saveEdit(id, base, text);
  await publishArticle(id, siteId, text);
  return { kind: 'saved' };
}

/** What the specification alerts first, then what the database would refuse. @returns null: it may be sent */
function problemOf(text: ArticleText): string | null {
  const [long] = tooLong(text);
  return long ? DESK_TEXT.tooLong(DESK_TEXT[long], ARTICLE_LIMITS[long]) : null;
}

/** Publishes a draft, or saves an edit. Whatever fails, the text stays in the form and on the device. */
export function usePublishing({ draft, rebase, onDone }: PublishingOptions) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const settle = (result: EditResult) => {
    if (result.kind === 'saved') return onDone();
    if (result.kind === 'gone') {
      setProblem(DESK_TEXT.gone);
      return rebase(null, newArticleId());
    }
    const { title, summary, content } = result.theirs;
    setProblem(`${DESK_TEXT.conflict}\n\n${title}\n${summary}\n${content}`);
    rebase({ title, summary, content });
  };

  const publish = async () => {
    if (isBusy) return;
    const text = { title: draft.title.trim(), summary: draft.summary.trim(), content: draft.content.trimEnd() };
    if (!text.title || !text.summary) return window.alert(DESK_TEXT.missing);
    const found = problemOf(text);
    setProblem(found ?? '');
    if (found) return;
    setBusy(true);
    try {
      settle(await send(draft, text));
    } catch (error) {
      setProblem(publishProblem(codeOf(error)));
    }
    setBusy(false);
  };
  return { isBusy, problem, publish };
}
