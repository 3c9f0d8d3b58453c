import { create } from 'zustand';
import type { PopupName } from '#site/pages/history-state.ts';

interface PopupState {
  /** The popup that is open, or asked for: the history entry that opens it comes a moment later. */
  open: PopupName | null;
}

export const usePopups = create<PopupState>(() => ({ open: null }));

/** Takes the wish for a popup. @returns false: one is open or on its way, and one is enough */
export function askForPopup(popup: PopupName): boolean {
  if (usePopups.getState().open) return false;
  usePopups.setState({ open: popup });
  return true;
}

/** Follows the history, which decides what is open: also where a wish was overtaken by a way to another page. */
export const followHistory = (name: PopupName, isOpen: boolean): void =>
  usePopups.setState(({ open }) => ({ open: isOpen ? name : open === name ? null : open }));
