import { initializeApp } from 'firebase-admin/app';
import { error } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { mail } from '#functions/senders/mail.ts';
import type { Sender } from '#functions/senders/sender.ts';
import { webhook } from '#functions/senders/webhook.ts';
import { publishDue } from '#functions/publish-due.ts';
import { tellOffice } from '#functions/tell-office.ts';
import { WEBHOOK_SECRET } from '#functions/telling.ts';
import { scheduledDocuments } from './scheduled-documents.ts';
import { isOfSite } from './site-of-event.ts';
import { queueMail, toldDocuments } from './told-documents.ts';

const { key, development, webhook: url, mail: to, publishes } = __TELLING__;

/** Where docs/deploy.md has the database made. */
const REGION = 'asia-northeast3';

initializeApp();

/** @throws {Error} where the deploy gave none: an unsigned request would teach receivers to take any */
function secret(): string {
  // A secret that came from a file or a pipe ends in a line's end, which no receiver would guess.
  const given = process.env[WEBHOOK_SECRET]?.trim();
  if (!given) throw new Error(`${WEBHOOK_SECRET} is not set.`);
  return given;
}

const senders = (): Sender[] => [
  ...(url ? [webhook({ url, secret: secret() })] : []),
  ...(to.length > 0 ? [mail({ to, queue: queueMail })] : []),
];

const textsOf = (data: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : [])),
  );

const tellsOfLeads = () =>
  onDocumentCreated(
    {
      document: 'sites/{site}/leads/{lead}',
      region: REGION,
      // What throws comes again, for a day.
      retry: true,
      // Longer than all tries of a sender that never answers.
      timeoutSeconds: 120,
      maxInstances: 5,
      secrets: url ? [WEBHOOK_SECRET] : [],
    },
    async ({ params, data }) => {
      const { site, lead } = params;
      if (!data || !lead || !isOfSite(site, development.slug)) return;
      const told = toldDocuments(development.slug);
      await tellOffice(
        { id: lead, texts: textsOf(data.data()) },
        { development, senders: senders(), told, log: error },
      );
    },
  );

const publishesAtDates = () =>
  onSchedule(
    // Every run reads what is due: one that failed is made up for by the next.
    { schedule: 'every 5 minutes', timeZone: 'Asia/Seoul', region: REGION, maxInstances: 1 },
    () => publishDue(scheduledDocuments(development.slug), new Date(), error),
  );

// A project's developments deploy theirs side by side, each by its key.

/** The function `office-<key>`, where somebody is told. */
export const office = url || to.length > 0 ? { [key]: tellsOfLeads() } : {};

/** The function `press-<key>`, where articles are published at their date. */
export const press = publishes ? { [key]: publishesAtDates() } : {};
