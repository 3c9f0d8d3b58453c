export type PopupName = 'reservation' | 'interest';

/** What a history entry of this site carries. */
export interface HistoryState {
  /** The popup that is open on this entry. */
  popup?: PopupName;
  /** The entry that Back left behind when it closed a popup; the next popup takes its place. */
  spare?: true;
  /** The article was opened from the list, which is one step back. */
  fromList?: true;
}

/** Reads a history entry's state, which another version of the site may have written. */
export function historyState(state: unknown): HistoryState {
  if (typeof state !== 'object' || state === null) return {};
  const { popup, spare, fromList } = state as Record<string, unknown>;
  return {
    ...(popup === 'reservation' || popup === 'interest' ? { popup } : {}),
    ...(spare === true ? { spare } : {}),
    ...(fromList === true ? { fromList } : {}),
  };
}
