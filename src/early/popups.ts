import { newLeadId } from '#outbox/lead.ts';
import { closeModal, onDismiss, openModal } from '#ui/dialog/modal.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { POPUP } from '#protocol/page/page-marks.ts';
import { isWhole } from './files.ts';
import type { Early } from './window.ts';

/** What React Router keeps of an entry; with it, the entries made here are its own when it comes. */
interface Entry {
  idx?: number;
  key?: string;
  usr?: { popup?: string; spare?: true } | null;
}

const entry = (): Entry => (history.state as Entry | null) ?? {};

function push(usr: NonNullable<Entry['usr']>): void {
  const { idx = 0, key = 'default', usr: here } = entry();
  if (history.state === null) history.replaceState({ idx, key, usr: here }, '');
  history.pushState({ idx: idx + 1, key: newLeadId(), usr }, '');
}

/**
 * Opens the popups that stand in the page, as a history entry of their own, so that Back closes them; until the page
 * does so itself, in the same way (features/popup).
 * @returns what opens one; false: it is not in the page
 */
export function openPopupsEarly(early: Early) {
  let opened: HTMLDialogElement | null = null;
  let isClosing = false;
  const close = () => {
    if (early.taken || isClosing) return;
    isClosing = true;
    history.back();
  };
  const show = (dialog: HTMLDialogElement) => {
    // Where the dialog cannot be modal (an old WebView), the page's own scripts find another way.
    openModal(dialog);
    opened = dialog;
    const listening = new AbortController();
    onDismiss(dialog, close, listening.signal);
    dialog.addEventListener('close', () => listening.abort(), { once: true });
  };
  addEventListener('popstate', () => {
    if (early.taken || !opened) return;
    closeModal(opened);
    early.forms.forget(opened.getAttribute(POPUP) as FormKey);
    opened = null;
    // The entry that Back has left is pushed again (S-48); the next popup takes its place.
    if (!isClosing) push({ spare: true });
    isClosing = false;
  });
  return (name: string | null): boolean => {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog[${POPUP}="${name}"]`);
    // One that the network has cut off has no button to send it with.
    if (!dialog || !name || !isWhole()) return false;
    if (dialog.open) return true;
    show(dialog);
    if (entry().usr?.spare) history.replaceState({ ...entry(), usr: { popup: name } }, '');
    else push({ popup: name });
    return true;
  };
}
