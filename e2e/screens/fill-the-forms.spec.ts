import type { Locator } from 'playwright/test';
import { askedBy, LEAD_FORMS } from '#e2e/support/visitors/lead-forms.ts';
import { expect, test, untilReady, type Page } from '#e2e/support/site.ts';

const FOUR_LINES = ['주말 오전에 방문하고 싶습니다.', '84타입을 보고 싶습니다.', '네 명이 갑니다.', '주차가 되나요?'];
/** As long as the field takes, without a space to break it at. */
const LONG_NAME = '김수한무거북이와두루미삼천갑자동방삭'.repeat(6).slice(0, 100);

async function openForm(page: Page, name: string): Promise<Locator> {
  // The same address again would be a reload, which shows an open popup again.
  await page.goto('about:blank');
  const lead = LEAD_FORMS[name];
  if (!lead) throw new Error(`there is no form ${name}`);
  await page.goto(lead.path);
  await untilReady(page);
  await lead.open(page);
  const form = lead.form(page);
  await expect(form).toBeVisible();
  return form;
}

/** What a visitor reads over the fields, in their order. */
const labelsOf = (form: Locator) =>
  form
    .locator('label:has(+ input, + textarea, + select), legend')
    .evaluateAll((labels) => labels.map((label) => label.textContent));

/** What is asked (S-40 to S-43); a development may ask more. */
const FIELDS = {
  방문예약: ['이름 필수', '연락처 필수'],
  '관심고객 등록': ['이름 필수', '연락처 필수', '생년월일 선택', '거주 지역 선택', '문의 내용 선택'],
  'the form on the home page': ['이름 필수', '연락처 필수', '문의 내용 선택'],
  'the customer page': ['이름 필수', '연락처 필수', '문의 내용 필수'],
};

test(
  'every form asks for its fields in the order of the specification (S-40 to S-43)',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [name, labels] of Object.entries(FIELDS)) {
      const form = await openForm(page, name);
      const shown = await labelsOf(form);
      expect(
        shown.filter((label) => labels.includes(label)),
        name,
      ).toEqual(labels);
      expect(
        shown.map((label) => label.replace(/ (필수|선택)$/, '')),
        name,
      ).toEqual(askedBy(LEAD_FORMS[name]?.key ?? 'visit').map(({ label }) => label));
      await expect(form.getByLabel('연락처')).toHaveAttribute('type', 'tel');
      const placeholder = name === 'the form on the home page' ? '' : '010-1234-5678';
      await expect(form.getByLabel('연락처')).toHaveAttribute('placeholder', placeholder);
      if (labels.length < 3) continue;
      await expect(form.getByLabel('문의 내용')).toHaveAttribute('rows', '5');
      await expect(form.getByLabel('문의 내용')).toHaveAttribute('maxlength', '2000');
    }
  },
);

test('four lines of message and a long name keep the layout of every form', async ({ page }) => {
  for (const name of Object.keys(FIELDS)) {
    const form = await openForm(page, name);
    const before = await form.boundingBox();
    await form.getByLabel('이름').fill(LONG_NAME);
    const message = form.getByLabel('문의 내용');
    if ((await message.count()) > 0) {
      await message.fill(FOUR_LINES.join('\n'));
      const hidden = await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden, `${name}: all four lines are seen`).toBeLessThanOrEqual(0);
    }
    const after = await form.boundingBox();
    expect([after?.width, after?.height], name).toEqual([before?.width, before?.height]);
    expect(await sideways(page), name).toBeLessThanOrEqual(0);
  }
});

test('a refusal of four lines stands under its field, inside the form', async ({ page }) => {
  const message = [...FOUR_LINES, LONG_NAME].join(' ');
  await page.route('**/local/forms/customer', (route) =>
    route.fulfill({ status: 422, json: { error: 'x', errors: [{ field: 'name', code: 'X', message }] } }),
  );
  const form = await openForm(page, 'the customer page');
  const width = (await form.boundingBox())?.width ?? 0;
  await form.getByLabel('이름').fill(LONG_NAME);
  await form.getByLabel('연락처').fill('010-2222-3333');
  await form.getByRole('button', { name: '등록하기' }).click();
  const result = page.getByRole('main').getByRole('alert');
  await expect(result).toContainText(message);
  const beside = form.getByText(message);
  await expect(beside).toBeVisible();
  for (const box of [await result.boundingBox(), await beside.boundingBox()])
    expect(box?.width).toBeLessThanOrEqual(width);
  expect((await form.boundingBox())?.width).toBe(width);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
