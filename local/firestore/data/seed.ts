import type { Press } from '#site/schema/press.ts';
import type { Change, DocumentStore } from './store.ts';
import { formatTimestamp, parseTimestamp } from './timestamp.ts';
import type { Fields } from './values.ts';

export interface Seed {
  siteId: string;
  articles: Press['articles'];
}

/** The content's moments are Korean local time. */
const timestampOf = (koreanMoment: string) => formatTimestamp(parseTimestamp(`${koreanMoment}:00+09:00`) ?? 0n);

/** Puts the content's articles into a store that was never seeded; what was deleted later stays deleted. */
export function seedArticles(store: DocumentStore, root: string, { siteId, articles }: Seed): void {
  if (store.isSeeded()) return;
  const time = store.nextTime();
  const changes = articles.map(({ id, title, summary, content, date, views }): Change => {
    const name = `${root}/press/${id}`;
    const fields: Fields = {
      siteId: { stringValue: siteId },
      title: { stringValue: title },
      summary: { stringValue: summary },
      content: { stringValue: content },
      date: { timestampValue: timestampOf(date) },
      views: { integerValue: String(views) },
    };
    return { name, document: { name, fields, createTime: time, updateTime: time } };
  });
  store.save('seed', time, changes);
}

function seedRole(store: DocumentStore, name: string, fields: Fields) {
  if (store.get(name)) return;
  const time = store.nextTime();
  store.save('seed', time, [{ name, document: { name, fields, createTime: time, updateTime: time } }]);
}

/** Makes an account an administrator, as its owner would in the console: a document of its uid. */
export function seedAdministrator(store: DocumentStore, root: string, uid: string): void {
  seedRole(store, `${root}/admins/${uid}`, {});
}

/** Lets an account work the leads of a development, as its owner would in the console. */
export function seedStaff(store: DocumentStore, root: string, uid: string, site: string): void {
  seedRole(store, `${root}/staff/${uid}`, { sites: { arrayValue: { values: [{ stringValue: site }] } } });
}
