import type { OfficeMessage } from '#functions/office-message.ts';

/** A way to tell the office. A further one (알림톡 of a provider, say) is one more of these. */
export interface Sender {
  /** What it is remembered by; letters only. */
  name: string;
  /**
   * Resolves when the message is taken.
   * @throws {RefusedError} when trying again cannot help; any other error: it may
   */
  send: (message: OfficeMessage) => Promise<void>;
}

/** The receiver does not want it. Its message is logged: it must not hold anything of a lead. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
