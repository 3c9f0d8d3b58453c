import { doc, getDoc } from 'firebase/firestore/lite';
import { useEffect } from 'react';
import { create } from 'zustand';
import { firestore } from '#features/press/database/firestore.ts';
import { useSession } from '#firebase/session.ts';

/** What the database last said of an account. */
const useAnswer = create<{ uid: string; mayPublish: boolean | null }>(() => ({ uid: '', mayPublish: null }));

async function ask(uid: string) {
  useAnswer.setState({ uid, mayPublish: null });
  try {
    const found = await getDoc(doc(firestore(), 'admins', uid));
    if (useAnswer.getState().uid === uid) useAnswer.setState({ mayPublish: found.exists() });
  } catch {
    // Without a network nobody knows; the database decides when something is published.
  }
}

/** Whether the account that is signed in may publish; null: not known yet, or it could not be asked. */
export function useMayPublish(): boolean | null {
  const uid = useSession((session) => session.uid);
  const answer = useAnswer();
  useEffect(() => {
    if (uid && useAnswer.getState().uid !== uid) void ask(uid);
    // Whoever signs in next is asked about anew.
    if (!uid) useAnswer.setState({ uid, mayPublish: null });
  }, [uid]);
  return answer.uid === uid ? answer.mayPublish : null;
}
