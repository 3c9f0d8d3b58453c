import { publishDue, type ScheduledArticle } from '#functions/publish-due.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import type { DocumentStore, StoredDocument } from '#local/firestore/data/store.ts';
import { parseTimestamp } from '#local/firestore/data/timestamp.ts';
import type { Fields, Value } from '#local/firestore/data/values.ts';

type Waiting = ScheduledArticle & { document: StoredDocument };

const textOf = (value: Value | undefined) => (value && 'stringValue' in value ? value.stringValue : '');

function waitingOf(document: StoredDocument): Waiting {
  const { title, summary, content } = document.fields;
  const id = document.name.slice(document.name.lastIndexOf('/') + 1);
  return { id, title: textOf(title), summary: textOf(summary), content: textOf(content), document };
}

/** When it is to be published, in microseconds since 1970; undefined: nobody knows. */
const momentOf = ({ fields: { publishAt } }: StoredDocument): bigint | undefined =>
  publishAt && 'timestampValue' in publishAt ? parseTimestamp(publishAt.timestampValue) : undefined;

const isDue = (document: StoredDocument, now: Date) => {
  const moment = momentOf(document);
  return moment !== undefined && moment <= BigInt(now.getTime()) * 1000n;
};

/**
 * Publishes what is due, as the hosted project's function does.
 * @param root name of the database's documents
 */
export const publishDueArticles = (store: DocumentStore, root: string, siteId: string, now: Date): Promise<void> =>
  publishDue<Waiting>(
    {
      due: async () =>
        store
          .list(`${root}/sites/${siteId}/${OFFICE.scheduled}`)
          .filter((document) => isDue(document, now))
          .map(waitingOf),
      publish: async ({ id, title, summary, content, document }) => {
        const [name, time] = [`${root}/press/${id}`, store.nextTime()];
        const isThere = store.get(name) !== undefined;
        const fields: Fields = {
          siteId: { stringValue: siteId },
          title: { stringValue: title },
          summary: { stringValue: summary },
          content: { stringValue: content },
          date: { timestampValue: time },
          views: { integerValue: '0' },
        };
        store.save('commit', time, [
          ...(isThere ? [] : [{ name, document: { name, fields, createTime: time, updateTime: time } }]),
          { name: document.name, document: null },
        ]);
      },
    },
    now,
    console.error,
  );
