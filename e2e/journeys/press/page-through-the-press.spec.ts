import { facts } from '#content/facts.ts';
import { PRESS_LIST as LIST } from '#e2e/support/visitors/desk.ts';
import { expect, serveSite, test, untilReady } from '#e2e/support/site.ts';

test(
  '더보기 leads through a list in order, none left out and none twice, while others are published',
  { tag: '@desktop' },
  async ({ page }) => {
    const articles = Array.from({ length: 34 }, (_, index) => ({
      id: `a${index}`,
      title: `기사 ${index}`,
      summary: '요약',
      content: '',
      // Three of every four share their minute with another.
      date: `2026-10-05T09:${String(Math.floor(index / 4) + 10)}`,
      views: 0,
    }));
    const site = await serveSite({ articles });
    const { email, password } = site.administrator;
    const post = async (path: string, body: object, token = '') =>
      (
        await fetch(site.url + path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
      ).json();
    const { idToken } = (await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k', {
      email,
      password,
    })) as { idToken: string };
    const documents = '/v1/projects/demo-modelhouse/databases/(default)/documents';
    const publish = async (id: string) => {
      const texts = Object.entries({ siteId: facts.slug, title: id, summary: '요약', content: '' });
      const fields = Object.fromEntries(texts.map(([name, stringValue]) => [name, { stringValue }]));
      const update = { name: `${documents.slice(4)}/press/${id}`, fields: { ...fields, views: { integerValue: '0' } } };
      const updateTransforms = [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }];
      return post(`${documents}:commit`, { writes: [{ update, updateTransforms }] }, idToken);
    };
    await page.goto(site.url + LIST);
    const titles = page.locator('tbody a');
    for (const count of [10, 20, 30, 34]) {
      await expect(titles).toHaveCount(count);
      expect(await publish(`late-${count}`)).toMatchObject({ writeResults: [{}] });
      if (count < 34) await page.getByRole('button', { name: '더보기' }).click();
    }
    const shown = await titles.allInnerTexts();
    expect(new Set(shown)).toEqual(new Set(articles.map(({ title }) => title)));
    const minutes = shown.map((title) => Math.floor(Number(title.replace(/\D/g, '')) / 4));
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
    await expect(page.getByRole('button', { name: '더보기' })).toHaveCount(0);
    await page.reload();
    await expect(titles.first()).toHaveText('late-34');
    await site.close();
  },
);

test(
  '목록으로 finds the list as it was left: what 더보기 has brought, and the place',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(LIST);
    await untilReady(page);
    await page.getByRole('button', { name: '더보기' }).click();
    const last = page.locator('tbody a').nth(11);
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await last.click();
    await expect(page.locator('article')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: '목록으로' }).click();
    await expect(last).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  },
);
