import type { Development } from './office-message.ts';

/** What one development's functions do, as its deploy found it configured; `__TELLING__` of the deployed function. */
export interface Telling {
  /** What the function is called by beside those of a project's other developments: letters and digits. */
  key: string;
  development: Development;
  /** Address of the webhook; null: none. */
  webhook: string | null;
  /** Who gets a mail. */
  mail: readonly string[];
  /** Whether articles are published at their date. */
  publishes: boolean;
}

/** Name of the webhook's secret in Firebase's Secret Manager, and of the variable that the function finds it in. */
export const WEBHOOK_SECRET = 'OFFICE_WEBHOOK_SECRET';
