import type { Development, NewLead } from '#functions/office-message.ts';
import { tellOffice } from '#functions/tell-office.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { collectionOf } from '#local/firestore/data/document-name.ts';
import type { DocumentStore, StoredDocument } from '#local/firestore/data/store.ts';
import { toldNow, type Notices } from './notices.ts';

function leadOf({ name, fields }: StoredDocument): NewLead {
  const texts = Object.entries(fields).flatMap(([field, value]) =>
    'stringValue' in value ? [[field, value.stringValue] as const] : [],
  );
  return { id: name.slice(collectionOf(name).length + 1), texts: Object.fromEntries(texts) };
}

/**
 * Tells a development's office of each new lead, as the hosted project's function does, and keeps what that would send.
 * @param root name of the development's office in the database
 */
export function tellOfLeads(store: DocumentStore, root: string, development: Development, notices: Notices): void {
  const office = { development, senders: [notices.sender], told: toldNow(), log: console.error };
  store.onCreated((document) => {
    if (collectionOf(document.name) !== `${root}/${OFFICE.leads}`) return;
    // What could not be kept stands on the console; the lead itself is safe.
    tellOffice(leadOf(document), office).catch(() => {});
  });
}
