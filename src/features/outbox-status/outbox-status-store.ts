import { create } from 'zustand';
import { pageOutbox } from '#outbox/page-outbox.ts';
import type { WaitingLead } from '#outbox/waiting.ts';
import type { FormKey } from '#protocol/forms.ts';
import type { OutboxMessage } from '#protocol/outbox-messages.ts';

interface OutboxStatus {
  /** What the storage holds, read again after every change: this is a view, never the truth. */
  leads: readonly WaitingLead[];
  isSending: boolean;
  /** Form of a lead that was confirmed after its visitor had been told that it is saved. */
  late: FormKey | null;
}

export const useOutboxStatus = create<OutboxStatus>(() => ({ leads: [], isSending: false, late: null }));

/** Reads the waiting list again. */
export async function refreshWaiting(): Promise<void> {
  try {
    useOutboxStatus.setState({ leads: await pageOutbox().waiting() });
  } catch {
    // A storage that cannot be read shows nothing; what it holds is tried again by the next drain.
  }
}

/** Shows what the outbox of this or another tab says. */
export function showOutboxMessage(message: OutboxMessage): void {
  if (message.kind === 'delivered' && message.late) useOutboxStatus.setState({ late: message.form });
  void refreshWaiting();
}

export const dismissLate = (): void => useOutboxStatus.setState({ late: null });

/** 지금 보내기 */
export async function sendNow(): Promise<void> {
  useOutboxStatus.setState({ isSending: true });
  try {
    await pageOutbox().drain('visitor');
  } finally {
    useOutboxStatus.setState({ isSending: false });
    await refreshWaiting();
  }
}

/** 삭제. Rejects when the storage cannot be written. */
export async function removeWaiting(id: string): Promise<void> {
  await pageOutbox().remove(id);
  await refreshWaiting();
}
