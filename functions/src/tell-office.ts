import { messageOf, type Development, type NewLead } from './office-message.ts';
import { patiently, PATIENCE, type Patience } from './patiently.ts';
import { RefusedError, type Sender } from './senders/sender.ts';

/** Remembers which message was taken by whom, by its id; nothing of the lead. */
export interface Told {
  has: (message: string, sender: string) => Promise<boolean>;
  add: (message: string, sender: string) => Promise<void>;
}

/** An office, and how it hears of its leads. */
export interface Office {
  development: Development;
  senders: readonly Sender[];
  told: Told;
  /** Where a line goes for whoever runs the site: nothing of a lead but its message's id. */
  log: (line: string) => void;
  patience?: Patience;
}

const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'an unknown error');

async function tellBy(sender: Sender, lead: NewLead, { development, told, log, patience = PATIENCE }: Office) {
  const message = messageOf(development, lead);
  if (await told.has(message.id, sender.name)) return true;
  try {
    await patiently(() => sender.send(message), patience);
  } catch (error) {
    log(`${sender.name}: message ${message.id} was not taken: ${reasonOf(error)}`);
    return error instanceof RefusedError;
  }
  await told.add(message.id, sender.name);
  return true;
}

/**
 * Tells the office of a new lead by every sender, each by itself. What the office typed in at its own desk it knows.
 *
 * An event may come twice. A lead counts as told once a sender has taken it, not before: whoever stops between the two
 * tells again, under the same id, where the other order would tell never.
 * @throws {Error} when a sender may still take it later: then the event must come again
 */
export async function tellOffice(lead: NewLead, office: Office): Promise<void> {
  if (lead.texts['via'] === 'desk') return;
  const done = await Promise.all(office.senders.map((sender) => tellBy(sender, lead, office)));
  if (!done.every(Boolean)) throw new Error('The office is not told yet.');
}
