import { randomUUID } from 'node:crypto';
import { judge } from '#outbox/verdict.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { receiptNumber } from '#protocol/outbox/receipt-number.ts';
import { ask, askJson } from './ask.ts';
import { broken, good, unclear, type Finding } from './finding.ts';

interface Form {
  form: FormKey;
  /** Where it is sent: a full address. */
  endpoint: string;
  /** Where the site is served: the service must let it send. */
  origin: string;
}

/** What a browser asks a form service before it sends; nothing arrives there by it. */
export async function checkForm({ form, endpoint, origin }: Form): Promise<Finding> {
  const answer = await ask(endpoint, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  const name = `Form ${form}`;
  if (typeof answer === 'string') return broken(`${name}: ${answer}.`);
  const { status, headers } = answer;
  if (status === 404 || status === 410)
    return broken(
      `${name}: there is no form at ${endpoint} (${status}): copy its address from the form service again.`,
    );
  if (status >= 500) return broken(`${name}: the service answers ${status}: look at its status page, then try again.`);
  const allowed = headers.get('access-control-allow-origin');
  if (new URL(endpoint).origin !== origin && allowed !== '*' && allowed !== origin)
    return broken(
      `${name}: the service does not let ${origin} send (${status}): add this domain to the form's allowed ones.`,
    );
  return status < 400
    ? good(`Form ${form}: reached, and it takes what the site sends.`)
    : unclear(`Form ${form}: the service answers ${status} to a browser's question: send a test lead to be sure.`);
}

/** Sends one lead that says it is a test, as the site sends one. */
export async function sendTestLead({ form, endpoint, origin }: Form): Promise<Finding> {
  const id = randomUUID();
  const lead = {
    name: 'TEST - npm run doctor',
    phone: '000-0000-0000',
    message: 'This is a test by npm run doctor, not a customer. Please delete it.',
    lead_id: id,
    submitted_at: new Date().toISOString(),
    notice_version: 'test',
    attempt: '1',
    via: 'doctor',
  };
  const receipt = receiptNumber(id);
  const answer = await askJson(endpoint, lead, { origin });
  if (typeof answer === 'string') return broken(`Test lead ${receipt} to ${form}: ${answer}.`);
  const { status, text } = answer;
  if (judge(status, text, false).kind === 'delivered')
    return good(`Test lead ${receipt} to ${form}: the service confirmed it (${status}). Look for this receipt number.`);
  return broken(`Test lead ${receipt} to ${form}: not taken, the service answered ${status}: ${text.slice(0, 200)}`);
}
