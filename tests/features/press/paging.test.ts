import { describe, expect, it, vi } from 'vitest';
import { readArticles, type ArticlePage } from '#features/press/database/press-database.ts';
import { postJson, run, type Running } from '#tests/local/running-services.ts';

const SITE = 'paged';
const ROOT = 'projects/demo-modelhouse/databases/(default)/documents/press';

async function publisher({ origin, administrator }: Running) {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`;
  const { body } = await postJson(url, { ...administrator, returnSecureToken: true });
  const headers = { authorization: `Bearer ${(body as { idToken: string }).idToken}` };
  /** Publishes all in one commit: with one date, as only their ids then tell them apart. */
  return async (...ids: string[]) => {
    const writes = ids.map((id) => ({
      update: {
        name: `${ROOT}/${id}`,
        fields: {
          siteId: { stringValue: SITE },
          title: { stringValue: id },
          summary: { stringValue: '요약' },
          content: { stringValue: '' },
          views: { integerValue: '0' },
        },
      },
      updateTransforms: [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }],
      currentDocument: { exists: false },
    }));
    const { status } = await postJson(`${origin}/v1/${ROOT.replace(/\/press$/, '')}:commit`, { writes }, headers);
    expect(status).toBe(200);
  };
}

describe('the list', () => {
  it('leads through 200 articles in order, none left out and none twice, while others are published', async () => {
    const services = await run({ articles: [] });
    vi.stubGlobal('window', { location: { host: services.host, protocol: 'http:' } });
    const publish = await publisher(services);
    const ids = Array.from({ length: 200 }, (_, index) => `p${String(index).padStart(3, '0')}`);
    // 150 with dates of their own, 50 that share ten dates.
    for (const id of ids.slice(0, 150)) await publish(id);
    for (let first = 150; first < 200; first += 5) await publish(...ids.slice(first, first + 5));

    const shown: ArticlePage['articles'] = [];
    let after: ArticlePage['last'] = null;
    let pages = 0;
    do {
      const page: ArticlePage = await readArticles(SITE, after);
      shown.push(...page.articles);
      after = page.last;
      pages += 1;
      await publish(`late-${pages}-a`, `late-${pages}-b`);
    } while (after);

    // Newest first, and of one moment by id: the order in which they were published, backwards.
    expect(shown.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(pages).toBe(21);
    const { articles } = await readArticles(SITE, null);
    expect(articles[0]?.id).toBe('late-21-b');
    vi.unstubAllGlobals();
  }, 60_000);
});
