import { create } from 'zustand';
import { pageOutbox } from '#early/page-outbox.ts';
import { waitingLeads, type WaitingLead } from '#outbox/waiting.ts';

/**
 * Why something is left after 지금 보내기: nobody could be reached, nobody has taken it, or not every receiver has what
 * has arrived.
 */
export type SendProblem = 'unreachable' | 'untaken' | 'undelivered';

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
    const rows = await pageOutbox().rows();
    useOutboxStatus.setState({ leads: waitingLeads(rows, Date.now()) });
  } catch {
    // A storage that cannot be read shows nothing; what it holds is tried again by the next drain.
  }
}

function problemOf(leads: readonly WaitingLead[]): SendProblem | null {
  const left = leads.filter(({ state }) => state !== 'refused');
  if (left.length === 0) return null;
  const waiting = left.filter(({ state }) => state !== 'confirmed');
  if (waiting.length === 0) return 'undelivered';
  return waiting.some(({ last }) => last?.kind === 'unreachable') ? 'unreachable' : 'untaken';
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
