import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { WEBHOOK_SECRET, type Telling } from '#functions/telling.ts';
import type { Content } from '#site/content-schema.ts';
import type { Environment } from './environment.ts';

/** What the variables say of a development's functions. */
export type TellingOptions = Pick<Telling, 'webhook' | 'mail' | 'publishes'>;

const WEBHOOK = 'OFFICE_WEBHOOK_URL';
const MAIL = 'OFFICE_MAIL_TO';
const KNOWN = [WEBHOOK, MAIL];

// Where an address names a user, fetch throws it back with its password, into the function's log.
const webhookSchema = v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^/?#@]+([/?#]|$)/));
const mailSchema = v.pipe(v.string(), v.email());

const unknownProblem = (name: string) =>
  name === WEBHOOK_SECRET
    ? `${name}: a secret stands in no file; take it out, and give it to Firebase (docs/deploy.md#telling-the-office)`
    : `${name}: unknown; the names are ${KNOWN.join(', ')}`;

/** Reads the variables `OFFICE_…`, with what is wrong with them. null: there is nothing that a function does. */
export function readTelling(
  variables: Record<string, string | undefined>,
  { firebase, publishesByFunction: publishes }: Pick<Environment, 'firebase' | 'publishesByFunction'>,
): { telling: TellingOptions | null; problems: string[] } {
  const webhook = variables[WEBHOOK]?.trim() || null;
  const mail = (variables[MAIL] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const isTold = webhook !== null || mail.length > 0;
  const problems = Object.keys(variables)
    .filter((name) => name.startsWith('OFFICE_') && !KNOWN.includes(name) && variables[name])
    .map(unknownProblem);
  // Its address may carry a key of its own: it is not repeated.
  if (webhook && !v.is(webhookSchema, webhook))
    problems.push(`${WEBHOOK}: write an address that begins with https:// and names no user`);
  for (const address of mail)
    if (!v.is(mailSchema, address))
      problems.push(`${MAIL}: write mail addresses with commas between (found "${address}")`);
  if (isTold && !firebase) problems.push(`${webhook ? WEBHOOK : MAIL}: only a Firebase project can tell the office`);
  return { telling: isTold || publishes ? { webhook, mail, publishes } : null, problems };
}

/** What a development's functions are deployed with. */
export function tellingOf(facts: Content['facts'], { webhook, mail, publishes }: TellingOptions): Telling {
  return {
    key: createHash('sha256').update(facts.slug).digest('hex').slice(0, 8),
    development: { slug: facts.slug, name: facts.name, desk: `${facts.origin}/${encodeURIComponent(facts.slug)}/desk` },
    webhook,
    mail,
    publishes,
  };
}
