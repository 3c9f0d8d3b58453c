/** An article that waits for its date. */
export interface ScheduledArticle {
  id: string;
  title: string;
  summary: string;
  content: string;
}

/** Where articles wait. */
export interface ScheduledStore<Article extends ScheduledArticle> {
  /** Those whose date has come. */
  due: (now: Date) => Promise<Article[]>;
  /** Makes it an article of its own id and takes it from those that wait, both or neither. @throws {Error} where that fails */
  publish: (article: Article) => Promise<void>;
}

/**
 * Publishes what is due. One that cannot be published holds up none of the others; it stays, for the next run.
 * @param log told of what could not be published, without a word of it
 */
export async function publishDue<Article extends ScheduledArticle>(
  store: ScheduledStore<Article>,
  now: Date,
  log: (line: string) => void,
): Promise<void> {
  for (const article of await store.due(now)) {
    try {
      // One after the other, as their dates follow each other.
      // oxlint-disable-next-line no-await-in-loop
      await store.publish(article);
    } catch (error) {
      log(`press: ${article.id} was not published: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
