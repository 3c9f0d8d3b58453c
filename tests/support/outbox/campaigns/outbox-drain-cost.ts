import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { RETENTION_MS } from '#outbox/policy.ts';
import { openOutbox } from '#outbox/outbox.ts';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';

export interface DrainCost {
  leads: number;
  /** How many of them the service had in the end. */
  delivered: number;
  /** Processor time for all of them, in milliseconds: unlike time by the clock, it leaves out what else the machine does. */
  queueMs: number;
  drainMs: number;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const ENDPOINTS = Object.fromEntries(FORM_KEYS.map((key) => [key, `https://forms.test/${key}`])) as Record<
  FormKey,
  string
>;
/** The rate limit is off, but the clock goes as if it were kept: what is counted by the minute stays small. */
const SEND_EVERY_MS = 4000;

/** Queues `leads` leads without a network and drains them with one; the network itself takes no time. */
export async function measureDrain(leads: number): Promise<DrainCost> {
  let isOnline = false;
  let clock = Date.now();
  const accepted = new Set<string>();
  const outbox = openOutbox({
    now: () => clock,
    random: () => 0.5,
    async fetch(_input, init) {
      if (!isOnline) throw new TypeError('Failed to fetch');
      clock += SEND_EVERY_MS;
      accepted.add((JSON.parse(init?.body as string) as { lead_id: string }).lead_id);
      return Response.json({ ok: true });
    },
    locks: null,
    indexedDB: new IDBFactory(),
    fallback: null,
    endpoints: ENDPOINTS,
    office: null,
    channel: null,
    owner: 'page',
    via: 'page',
    retentionMs: RETENTION_MS,
    limits: { rows: Infinity, sendsPerMinute: Infinity },
  });
  const beforeQueue = processorMs();
  for (let index = 0; index < leads; index++) {
    clock += SEND_EVERY_MS;
    await outbox.submit({
      id: randomUUID(),
      form: 'visit',
      fields: { name: '홍길동', phone: '010-1234-5678', message: `${index}` },
      submittedAt: new Date(clock).toISOString(),
      noticeVersion: '2026-11-01',
      marketingConsent: null,
    });
  }
  isOnline = true;
  const beforeDrain = processorMs();
  await outbox.drain('visitor');
  return {
    leads,
    delivered: accepted.size,
    queueMs: beforeDrain - beforeQueue,
    drainMs: processorMs() - beforeDrain,
  };
}
