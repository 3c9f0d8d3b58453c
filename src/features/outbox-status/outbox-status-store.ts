import { create } from 'zustand';
import { pageOutbox } from '#early/page-outbox.ts';
import { waitingLead, type WaitingLead } from '#outbox/policy.ts';

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
    const now = Date.now();
    useOutboxStatus.setState({ leads: (await pageOutbox().rows()).map((row) => waitingLead(row, now)) });
  } catch {
    // A storage that cannot be read shows nothing; what it holds is tried again by the next drain.
  }
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
