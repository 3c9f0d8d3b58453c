import { useCallback, useEffect, useState } from 'react';
import { problemCode } from './database/problem-code.ts';
import type { Role } from './database/role.ts';

export type RoleState =
  | { status: 'asking' }
  /** `code`: the database's. */
  | { status: 'failed'; code: string }
  /** null: the account may do nothing here. */
  | { status: 'known'; role: Role | null };

/** What the account that is signed in may do in the office of a development. */
export function useRole(askRole: () => Promise<Role | null>): RoleState & { retry: () => void } {
  const [state, setState] = useState<RoleState>({ status: 'asking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    setState({ status: 'asking' });
    askRole().then(
      (role) => !isOver && setState({ status: 'known', role }),
      (error: unknown) => !isOver && setState({ status: 'failed', code: problemCode(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [askRole, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...state, retry };
}
