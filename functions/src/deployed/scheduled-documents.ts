import { FieldValue, getFirestore, type FoundDocument } from 'firebase-admin/firestore';
import type { ScheduledArticle, ScheduledStore } from '#functions/publish-due.ts';

const ALREADY_EXISTS = 6;

const codeOf = (error: unknown) => Number((error as { code?: unknown }).code);

/** Whether the desk has published, changed or taken back the document meanwhile. */
const isOvertaken = (error: unknown) => [5, ALREADY_EXISTS, 9, 10].includes(codeOf(error));

type Waiting = ScheduledArticle & { document: FoundDocument };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function waitingOf(document: FoundDocument): Waiting {
  const { title, summary, content } = document.data();
  return { id: document.id, title: textOf(title), summary: textOf(summary), content: textOf(content), document };
}

/** `sites/{site}/scheduled`, of which `press` gets what is due. */
export function scheduledDocuments(siteId: string): ScheduledStore<Waiting> {
  const database = getFirestore();
  return {
    due: async (now) => {
      const waiting = database.collection(`sites/${siteId}/scheduled`);
      const { docs } = await waiting.where('publishAt', '<=', now).orderBy('publishAt').limit(50).get();
      return docs.map(waitingOf);
    },
    publish: async ({ id, title, summary, content, document: { ref, updateTime: lastUpdateTime } }) => {
      const batch = database.batch();
      const date = FieldValue.serverTimestamp();
      batch.create(database.doc(`press/${id}`), { siteId, title, summary, content, date, views: 0 });
      batch.delete(ref, { lastUpdateTime });
      try {
        await batch.commit();
      } catch (error) {
        if (!isOvertaken(error)) throw error;
        // Published by hand under the same id: it waits no longer. Who was faster has taken it away already.
        if (codeOf(error) === ALREADY_EXISTS) await ref.delete({ lastUpdateTime }).catch(() => {});
      }
    },
  };
}
