import { useCallback, useEffect, useState } from 'react';
import { codeOf } from '#firebase/firebase-app.ts';
import { roleOf, type Role } from '#firebase/role.ts';

export type RoleState =
  | { status: 'asking' }
  /** `code`: the SDK's. */
  | { status: 'failed'; code: string }
  /** null: the account may do nothing here. */
  | { status: 'known'; role: Role | null };

/** What the account that is signed in may do in the office of a development. */
export function useRole(uid: string, site: string): RoleState & { retry: () => void } {
  const [state, setState] = useState<RoleState>({ status: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    setState({ status: 'asking' });
    roleOf(uid, site).then(
      (role) => !isOver && setState({ status: 'known', role }),
      (error: unknown) => !isOver && setState({ status: 'failed', code: codeOf(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [uid, site, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, retry };
}
