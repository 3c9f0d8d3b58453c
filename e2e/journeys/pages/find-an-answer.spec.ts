import { faq } from '#content/faq.ts';
import { FAQ_TEXT } from '#text/pages/faq.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

const PATH = '/SalesInfo/faq';
const questions = faq!.groups.flatMap((group) => group.questions);

test('an answer opens at its question, and words are found in questions and answers', async ({ page }) => {
  await page.goto(PATH);
  await untilReady(page);
  const [first, second] = questions;
  await page.getByText(first!.question).click();
  await expect(page.getByText(first!.answer[0] as string)).toBeVisible();
  await expect(page.getByText(second!.answer[0] as string)).toBeHidden();
  const shown = page.locator('main details');
  await page.getByRole('searchbox', { name: FAQ_TEXT.find }).fill('주차');
  await expect(page.getByRole('status').filter({ hasText: FAQ_TEXT.found(1) })).toBeVisible();
  await expect(shown).toHaveCount(1);
  await page.getByRole('searchbox').fill('없는 말');
  await expect(page.getByText(FAQ_TEXT.found(0))).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(shown).toHaveCount(questions.length);
});

test('an address that names a question opens it', async ({ page }) => {
  await page.goto(`${PATH}#sea`);
  await untilReady(page);
  const named = questions.find(({ id }) => id === 'sea')!;
  await expect(page.getByText(keepMeasures(named.answer[0] as string))).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = 'visit';
  });
  await expect(page.locator('#visit')).toHaveAttribute('open');
});

test('search engines read every question with its answer', async ({ request }) => {
  const html = await (await request.get(PATH)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type'?: string; mainEntity?: unknown[] },
  );
  expect(data.find((entry) => entry['@type'] === 'FAQPage')?.mainEntity).toHaveLength(questions.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an answer opens all the same', async ({ page }) => {
    await page.goto(PATH);
    await page.getByText(questions[0]!.question).click();
    await expect(page.getByText(questions[0]!.answer[0] as string)).toBeVisible();
  });
});
