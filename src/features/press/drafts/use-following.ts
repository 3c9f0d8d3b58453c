import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf } from '#firebase/firebase-app.ts';
import { useSession } from '#firebase/session.ts';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import { dropFromAccount, storeDraft } from './account-drafts.ts';
import { isEmpty, type Draft } from './drafts.ts';

/** After the last letter. */
const PAUSE_MS = 1500;

/** Where a draft is besides this device. `copied`: another device changed it too, and both are kept. */
export type Place = 'device' | 'account' | 'copied' | 'offline' | 'refused';

interface FollowingOptions {
  draft: Draft;
  now: () => Draft;
  adopt: (stored: Partial<Pick<Draft, 'id' | 'account' | 'isChanged'>>) => void;
  /** Told of another id, under which the draft goes on here. */
  onCopied: (id: string) => void;
}

/** Whether the account keeps it: what is sent may be published already, and an edit stays where it began. */
const isFollowing = ({ base, sent, isChanged }: Draft) => base === null && sent === null && isChanged;

/** Lets a draft follow its account: a moment after somebody stopped typing, and when the field is left. */
export function useFollowing({ draft, now, adopt, onCopied }: FollowingOptions) {
  const [place, setPlace] = useState<Place>(draft.account && !draft.isChanged ? 'account' : 'device');
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  /** One after the other: each write names the version that the one before it made. */
  const chain = useRef(Promise.resolve());
  const hasEnded = useRef(false);

  const storeOnce = useCallback(async () => {
    const stored = now();
    if (hasEnded.current || !isFollowing(stored)) return;
    if (isEmpty(stored)) {
      dropFromAccount(stored);
      return adopt({ account: null, isChanged: false });
    }
    try {
      const { id, account, isCopy } = await storeDraft(stored);
      if (hasEnded.current) return dropFromAccount({ ...stored, id, account });
      adopt({ id, account, isChanged: now().savedAt !== stored.savedAt });
      if (isCopy) onCopied(id);
      setPlace((before) => (isCopy || before === 'copied' ? 'copied' : 'account'));
    } catch (error) {
      setPlace(codeOf(error) === 'permission-denied' ? 'refused' : 'offline');
    }
  }, [now, adopt, onCopied]);
  /** Does work after the writes that have begun and before those to come. */
  const alone = useCallback((work: () => Promise<void>) => {
    const done = chain.current.then(work);
    chain.current = done.catch(() => {});
    return done;
  }, []);
  const store = useCallback(() => {
    if (isSignedIn) void alone(storeOnce);
  }, [isSignedIn, alone, storeOnce]);

  useEffect(() => {
    if (!isFollowing(draft)) return;
    const timer = setTimeout(store, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, store]);
  useWhenOnline(store);
  /** The draft has become an article, or was thrown away. */
  const end = useCallback(() => {
    hasEnded.current = true;
    dropFromAccount(now());
  }, [now]);
  // Not said of what was typed since.
  return { place: place === 'account' && draft.isChanged ? ('device' as const) : place, store, alone, end };
}
