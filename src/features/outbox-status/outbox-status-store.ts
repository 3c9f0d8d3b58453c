import { create } from 'zustand';
import { pageOutbox } from '#outbox/page-outbox.ts';
import type { WaitingLead } from '#outbox/waiting.ts';

/** Why something is left after 지금 보내기: nobody could be reached, or the service has not taken it. */
export type SendProblem = 'unreachable' | 'untaken';

interface OutboxStatus {
  /** What the storage holds, read again after every change: this is a view, never the truth. */
  leads: readonly WaitingLead[];
  isSending: boolean;
  problem: SendProblem | null;
}

export const useOutboxStatus = create<OutboxStatus>(() => ({ leads: [], isSending: false, problem: null }));

/** Reads the waiting list again. */
export async function refreshWaiting(): Promise<void> {
  try {
    useOutboxStatus.setState({ leads: await pageOutbox().waiting() });
  } catch {
    // A storage that cannot be read shows nothing; what it holds is tried again by the next drain.
  }
}

/** The outbox of this or another tab says that something is different. */
export function showOutboxMessage(): void {
  void refreshWaiting();
}

function problemOf(leads: readonly WaitingLead[]): SendProblem | null {
  const left = leads.filter(({ state }) => state !== 'refused');
  if (left.length === 0) return null;
  return left.some(({ last }) => last?.kind === 'unreachable') ? 'unreachable' : 'untaken';
}

/** 지금 보내기 */
export async function sendNow(): Promise<void> {
  useOutboxStatus.setState({ isSending: true, problem: null });
  await pageOutbox().drain('visitor');
  await refreshWaiting();
  useOutboxStatus.setState(({ leads }) => ({ isSending: false, problem: problemOf(leads) }));
}

/** 삭제. Rejects when the storage cannot be written. */
export async function removeWaiting(id: string): Promise<void> {
  await pageOutbox().remove(id);
  await refreshWaiting();
}
