import { getFirestore } from 'firebase-admin/firestore';
import type { MailDocument } from '#functions/senders/mail.ts';
import type { Told } from '#functions/tell-office.ts';

const ALREADY_EXISTS = 6;

/** `sites/{site}/told/{message}`: when each sender took it. The rules name no such collection: only functions come here. */
export function toldDocuments(site: string): Told {
  const documentOf = (message: string) => getFirestore().doc(`sites/${site}/told/${message}`);
  return {
    has: async (message, sender) => (await documentOf(message).get()).get(sender) !== undefined,
    add: async (message, sender) => void (await documentOf(message).set({ [sender]: new Date() }, { merge: true })),
  };
}

/** `mail/{id}`, which Firebase's extension "Trigger Email from Firestore" sends. */
export async function queueMail(id: string, mail: MailDocument): Promise<void> {
  try {
    await getFirestore().doc(`mail/${id}`).create(mail);
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}
