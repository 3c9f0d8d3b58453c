import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import { draftOf, readDraft, restorable, type Restorable } from '#editor/model/draft.ts';
import type { Action, History } from '#editor/model/history.ts';
import { recallAll, remember } from './memory.ts';

// In `localStorage`, which is there at once when a page is closed, and is read by the page of an editor that is started
// anew at the same port, under another token. The token never leaves its page: what is kept is written by nobody who has
// not opened the new address, seen what it is, and saved it. Each page keeps its own, so that no two overwrite another.

interface Offered extends Restorable {
  /** Under which the browser keeps it. */
  place: string;
}

interface Kept {
  /** What commands call the development; empty until the files are read. */
  site: string;
  history: History;
  act: Dispatch<Action>;
}

/** Keeps what is written and not saved in the browser, and offers what another page has left there. */
export function useDraft({ site, history, act }: Kept) {
  const { done, hashes, trees } = history;
  const [page] = useState(() => crypto.randomUUID());
  const [offered, setOffered] = useState<Offered | null>(null);
  const { pathname } = location;
  const isWritten = done.length > 0;
  useEffect(() => {
    if (site === '') return;
    const text = isWritten ? JSON.stringify(draftOf({ done, hashes }, pathname)) : null;
    remember(`editor/${site}/${page}`, text);
  }, [site, page, pathname, isWritten, done, hashes]);
  const findNext = (): Offered | null => {
    const disk = { trees: done[0]?.before ?? trees, hashes };
    for (const [key, text] of recallAll(`editor/${site}/`)) {
      const draft = key.endsWith(page) ? null : readDraft(text);
      const found = draft && restorable(draft, disk, pathname);
      if (found && found.deeds.length + found.lost.length > 0) return { place: key, ...found };
    }
    return null;
  };
  const look = useEffectEvent(() => setOffered(findNext()));
  useEffect(() => {
    if (site !== '') look();
  }, [site]);
  /** What still another page has left comes next. */
  const drop = () => {
    if (offered) remember(offered.place, null);
    setOffered(findNext());
  };
  return {
    offered,
    later: () => setOffered(null),
    drop,
    restore: () => {
      if (!offered) return;
      act({ kind: 'restore', deeds: offered.deeds });
      remember(offered.place, null);
      setOffered(null);
    },
  };
}
