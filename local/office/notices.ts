import path from 'node:path';
import * as v from 'valibot';
import type { OfficeMessage } from '#functions/office-message.ts';
import type { Sender } from '#functions/senders/sender.ts';
import type { Told } from '#functions/tell-office.ts';
import { openAppendLog } from '#local/append-log.ts';

const messageSchema: v.GenericSchema<unknown, OfficeMessage> = v.object({
  id: v.string(),
  type: v.literal('lead.created'),
  site: v.string(),
  form: v.string(),
  receipt: v.string(),
  name: v.string(),
  phone: v.string(),
  desk: v.string(),
  subject: v.string(),
  text: v.string(),
});

const noticeSchema = v.object({
  /** ISO 8601, UTC. */
  sentAt: v.string(),
  message: messageSchema,
});

/** What the hosted project would have sent. */
export type Notice = v.InferOutput<typeof noticeSchema>;

/** The messages of a data folder, in place of a webhook and of mails. */
export interface Notices {
  sender: Sender;
  /** Newest first, read from the disk. @throws on a disk error */
  all: () => Notice[];
}

/** Opens the messages of a data folder. */
export function openNotices(dataDirectory: string, clock: () => Date): Notices {
  const log = openAppendLog(path.join(dataDirectory, 'notices.jsonl'), noticeSchema);
  return {
    sender: { name: 'notices', send: async (message) => log.append({ sentAt: clock().toISOString(), message }) },
    all: () => log.read().toReversed(),
  };
}

/** Only this run of the services remembers: an event comes once here, right after its commit. */
export function toldNow(): Told {
  const told = new Set<string>();
  return {
    has: async (message, sender) => told.has(`${sender} ${message}`),
    add: async (message, sender) => void told.add(`${sender} ${message}`),
  };
}
