import type { Sender } from './sender.ts';

/** A document of the collection that Firebase's extension "Trigger Email from Firestore" sends as a mail. */
export interface MailDocument {
  to: readonly string[];
  message: { subject: string; text: string };
}

export interface MailOptions {
  to: readonly string[];
  /** Makes the document, once: where one of this id is, nothing happens. */
  queue: (id: string, mail: MailDocument) => Promise<void>;
}

/** Hands a mail to the extension, which sends it and tries again by itself. */
export const mail = ({ to, queue }: MailOptions): Sender => ({
  name: 'mail',
  send: ({ id, subject, text }) => queue(id, { to, message: { subject, text } }),
});
