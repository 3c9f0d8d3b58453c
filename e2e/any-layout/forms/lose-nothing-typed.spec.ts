import type { Page } from 'playwright/test';
import { FIELD_ERROR_TEXT, RESULT_TEXT } from '#text/forms.ts';
import { expectTyped, fillIn, LEAD_FORMS, samplesOf } from '#e2e/support/visitors/lead-forms.ts';
import { breakPart } from '#e2e/support/platform-parts.ts';
import { expect, test, untilReady } from '#e2e/support/site.ts';

// Whatever is wrong with a lead is said in Korean where it is wrong, and nothing that was typed goes.

const REASON = '이름에 쓸 수 없는 글자가 있습니다.';

type Answer = 'refuse' | 'nothing';

/** The form service as it answers now. */
async function answerForms(page: Page): Promise<(answer: Answer) => void> {
  let now: Answer = 'nothing';
  await page.route('**/local/forms/*', (route) =>
    now === 'nothing'
      ? route.abort('connectionreset')
      : route.fulfill({ status: 422, json: { errors: [{ field: 'name', message: REASON }] } }),
  );
  return (answer) => (now = answer);
}

for (const [name, { key, path, open, form: formOf }] of Object.entries(LEAD_FORMS))
  for (const moment of ['with the page’s scripts', 'before them'] as const) {
    const TYPED = samplesOf(key);
    const show = async (page: Page) => {
      await open(page);
      await expect(formOf(page)).toBeVisible();
    };
    const visit = async (page: Page) => {
      if (moment === 'before them') await page.route('**/assets/*.js', (route) => route.abort('connectionreset'));
      await page.goto(path);
      if (moment !== 'before them') await untilReady(page);
      await show(page);
    };
    /** A popup shows its result instead of the form until it is closed. */
    const again = async (page: Page) => {
      const close = page.getByRole('dialog').getByRole('button', { name: '닫기' });
      if ((await close.count()) === 0) return;
      await close.click();
      await show(page);
    };

    test(`${name}, ${moment}: what is wrong is named, and all that was typed is still there`, async ({
      page,
      site,
    }) => {
      const answer = await answerForms(page);
      await visit(page);
      const form = formOf(page);
      const send = () => form.getByRole('button', { name: '등록하기' }).click();
      const results = page.locator('[data-result-of]').filter({ visible: true });

      await fillIn(key, form, { ...TYPED, 이름: '' });
      await send();
      await expect(form.getByLabel('이름')).toHaveAccessibleDescription(FIELD_ERROR_TEXT.name);
      await expect(form.getByLabel('이름')).toBeFocused();
      await expectTyped(key, form, { ...TYPED, 이름: '' });

      await fillIn(key, form, { 이름: TYPED['이름'] ?? '', 연락처: '12' });
      await send();
      await expect(form.getByLabel('연락처')).toHaveAccessibleDescription(/확인해 주세요|한 번 더 눌러 주세요/);
      await expectTyped(key, form, { ...TYPED, 연락처: '12' });

      answer('refuse');
      await fillIn(key, form, TYPED);
      await send();
      await expect(results).toContainText(RESULT_TEXT.refused);
      await again(page);
      await expect(form.getByLabel('이름')).toHaveAccessibleDescription(new RegExp(REASON));
      await expectTyped(key, form, TYPED);

      answer('nothing');
      await send();
      await expect(results).toContainText(RESULT_TEXT.saved);
      await again(page);
      await expectTyped(key, form, TYPED);
      expect(await site.inbox()).toEqual([]);
    });

    test(`${name}, ${moment}: where nothing can be kept the phone is named, and what was typed is still there`, async ({
      page,
    }) => {
      for (const part of ['IDBFactory.prototype.open', 'Storage.prototype.setItem'])
        await page.addInitScript(breakPart, [part, 'throws'] as const);
      await answerForms(page);
      await visit(page);
      const form = formOf(page);
      await fillIn(key, form, TYPED);
      await form.getByRole('button', { name: '등록하기' }).click();
      const result = page.getByRole('alert').filter({ hasText: RESULT_TEXT.exception });
      await expect(result).toContainText(RESULT_TEXT.call);
      await expect(result.getByRole('link')).toHaveAttribute('href', /^tel:/);
      await expect(result).not.toContainText(RESULT_TEXT.saved);
      await again(page);
      await expectTyped(key, form, TYPED);
    });
  }
