/** What the site's tabs say to each other, on a BroadcastChannel of this name. */
export const TABS_CHANNEL = 'modelhouse-tabs-1';

/** `ask-draft`: does any of you hold a half-filled form? `has-draft`: I do. */
export type TabMessage = 'ask-draft' | 'has-draft';

export const readTabMessage = (data: unknown): TabMessage | null =>
  data === 'ask-draft' || data === 'has-draft' ? data : null;
