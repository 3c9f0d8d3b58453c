import { initializeApp } from 'firebase-admin/app';
import { error } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { mail } from '#functions/senders/mail.ts';
import type { Sender } from '#functions/senders/sender.ts';
import { webhook } from '#functions/senders/webhook.ts';
import { tellOffice } from '#functions/tell-office.ts';
import { WEBHOOK_SECRET } from '#functions/telling.ts';
import { isOfSite } from './site-of-event.ts';
import { queueMail, toldDocuments } from './told-documents.ts';

const { key, development, webhook: url, mail: to } = __TELLING__;

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

/** The function `office-<key>`: a project's developments deploy theirs side by side. */
export const office = {
  [key]: onDocumentCreated(
    {
      document: 'sites/{site}/leads/{lead}',
      // Where docs/deploy.md has the database made.
      region: 'asia-northeast3',
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
  ),
};
