/** The names by which page and worker meet. Changing one strands what older builds have stored or registered. */
export const OUTBOX_DATABASE = 'outbox';
/** One row per waiting lead, key `id`. */
export const OUTBOX_LEADS = 'leads';
/** One row per form, key `form`: what was lately sent and delivered. */
export const OUTBOX_LEDGERS = 'ledgers';
/** Prefix of the localStorage keys that stand in where the database will not open. */
export const OUTBOX_FALLBACK_PREFIX = 'outbox:';
/** The exclusive Web Lock of whoever drains. */
export const OUTBOX_LOCK = 'outbox';
/** Tag of the Background Sync registration. */
export const OUTBOX_SYNC_TAG = 'outbox';
/** The BroadcastChannel that carries `OutboxMessage`. */
export const OUTBOX_CHANNEL = 'outbox';
