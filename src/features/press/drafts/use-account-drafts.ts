import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#firebase/session.ts';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import { readAccountDrafts } from './account-drafts.ts';
import { draftsOf, forgetDraft, keepDraft, keptDraft, type Draft } from './drafts.ts';
import { followOf } from './follow.ts';

/** Whether a draft is still what it was before the account was asked. */
const isUntouched = (mine: Draft) => JSON.stringify(keptDraft(mine.id)) === JSON.stringify(mine);

/**
 * Brings this device's drafts up to the account's.
 * @returns the account's that are not on this device, and the ids of those that are other ones now
 */
async function follow(siteId: string, uid: string) {
  const mine = draftsOf(siteId);
  const { drafts, isWhole } = await readAccountDrafts(siteId);
  const changed: string[] = [];
  for (const before of mine.filter(isUntouched)) {
    const following = followOf(before, drafts.find(({ id }) => id === before.id) ?? null, uid, isWhole);
    if (following.kind === 'stay') continue;
    if (following.kind === 'drop') forgetDraft(before.id);
    // The account does not know what waits for its date.
    else keepDraft({ ...following.draft, scheduled: before.scheduled });
    changed.push(before.id);
  }
  return { elsewhere: drafts.filter(({ id }) => !keptDraft(id)), changed };
}

/**
 * The drafts that the account has and this device has not. Asked when the desk opens, when its window comes to the front
 * and when there is a network again.
 * @param onChanged told which drafts of this device are other ones now
 */
export function useAccountDrafts(siteId: string, onChanged: (ids: readonly string[]) => void) {
  const uid = useSession((session) => session.uid);
  const [elsewhere, setElsewhere] = useState<Draft[]>([]);
  const read = useCallback(() => {
    if (uid === '' || document.visibilityState === 'hidden') return;
    follow(siteId, uid).then(
      (found) => {
        setElsewhere(found.elsewhere);
        if (found.changed.length > 0) onChanged(found.changed);
      },
      // Without a network there are this device's; the form says where what is typed is kept.
      () => {},
    );
  }, [siteId, uid, onChanged]);
  useEffect(() => {
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [read]);
  useWhenOnline(read);
  return { elsewhere: uid === '' ? [] : elsewhere, read };
}
