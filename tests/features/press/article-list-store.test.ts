import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNext, openList, reloadList, useArticleList } from '#features/press/list/article-list-store.ts';
import { run } from '#tests/local/running-services.ts';

const SITE = '온새미스카이';
const ready = () => vi.waitFor(() => expect(useArticleList.getState().status).toBe('ready'), { timeout: 5000 });
const ids = () => useArticleList.getState().articles.map(({ id }) => id);

beforeEach(async () => {
  const { host } = await run();
  vi.stubGlobal('window', { location: { host, protocol: 'http:' } });
});
afterEach(() => vi.unstubAllGlobals());

// One server for all: the database of the press pages is opened once.
describe('the list of articles', () => {
  it('is emptied at once when the site changes, drops answers for the site before, and stays while it is read anew', async () => {
    openList(SITE);
    expect(useArticleList.getState()).toMatchObject({ siteId: SITE, status: 'loading', articles: [] });
    await ready();
    expect(ids()).toEqual(['second', 'first']);

    reloadList(SITE);
    expect(useArticleList.getState().status).toBe('loading');
    expect(ids()).toEqual(['second', 'first']);
    openList('another');
    expect(useArticleList.getState()).toMatchObject({ siteId: 'another', status: 'loading', articles: [] });
    await ready();
    expect(ids()).toEqual([]);

    openList(SITE);
    openList('another');
    openList(SITE);
    await ready();
    expect(ids()).toEqual(['second', 'first']);
    // Shorter than a page: there is no next one, and asking for it begins anew.
    expect(useArticleList.getState().last).toBeNull();
    loadNext();
    await ready();
    expect(ids()).toEqual(['second', 'first']);
  });
});
