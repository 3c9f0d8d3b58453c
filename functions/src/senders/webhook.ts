import { RefusedError, type Sender } from './sender.ts';
import { ID_HEADER, SIGNATURE_HEADER, signatureOf } from './signature.ts';

export interface WebhookOptions {
  /** https. */
  url: string;
  secret: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const ANSWER_WITHIN_MS = 8000;

/** Late, too many, or the server's own trouble: another try may help. Everything else is an answer. */
const mayHelp = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

/**
 * Posts the message as JSON, signed. Each try carries a new time and the same id. A redirect is a refusal: nothing is
 * signed for an address that nobody wrote down.
 */
export const webhook = ({ url, secret, now = Date.now }: WebhookOptions): Sender => ({
  name: 'webhook',
  send: async (message) => {
    const body = JSON.stringify(message);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        [ID_HEADER]: message.id,
        [SIGNATURE_HEADER]: signatureOf(secret, Math.floor(now() / 1000), body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const text = `the webhook answers ${response.status}`;
    throw mayHelp(response.status) ? new Error(text) : new RefusedError(text);
  },
});
