export type PopupName = 'reservation' | 'interest';

/** What a history entry says of popups; the entry is the only place where it stands. */
export interface PopupEntry {
  /** The popup that is open on this entry. */
  popup?: PopupName;
  /** The entry that Back left behind when it closed a popup; the next popup takes its place. */
  spare?: true;
}

/** Reads a history entry's state, which another version of the site may have written. */
export function popupEntry(state: unknown): PopupEntry {
  if (typeof state !== 'object' || state === null) return {};
  const { popup, spare } = state as Record<string, unknown>;
  return {
    ...(popup === 'reservation' || popup === 'interest' ? { popup } : {}),
    ...(spare === true ? { spare } : {}),
  };
}
