import { expect, test, untilReady } from '#e2e/support/site.ts';

test('Enter that ends a syllable sends no form, and the syllable is in the field', async ({ page, site }) => {
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const form = page.locator('main form');
  const ime = await page.context().newCDPSession(page);
  for (const [label, syllable] of [
    ['이름', '홍'],
    ['문의 내용', '안'],
  ] as const) {
    const field = form.getByLabel(label);
    await field.focus();
    for (const text of ['ㅎ', '호', syllable])
      await ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    // What a browser reports of a key that the input method keeps to itself.
    await ime.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    await ime.send('Input.insertText', { text: syllable });
    await ime.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 });
    await expect(field).toHaveValue(syllable);
  }
  await expect(form.getByRole('alert'), 'nothing was asked for').toHaveCount(0);
  expect(await site.inbox()).toEqual([]);

  await form.getByLabel('연락처').fill('010-1234-5678');
  await page.keyboard.press('Enter');
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
  expect(await site.inbox()).toMatchObject([{ fields: { name: '홍', message: '안' } }]);
});

test('a name being composed is not lost when the field is left for the button', async ({ page, site }) => {
  // Both in view: browsers scroll back to a field whose syllable they end.
  await page.setViewportSize({ width: 900, height: 2400 });
  await page.goto('/Promotion/Customer');
  await untilReady(page);
  const form = page.locator('main form');
  await form.getByLabel('연락처').fill('010-1234-5678');
  await form.getByLabel('이름').focus();
  const ime = await page.context().newCDPSession(page);
  await ime.send('Input.imeSetComposition', { text: '김철', selectionStart: 2, selectionEnd: 2 });
  await form.getByRole('button', { name: '등록하기' }).click();
  await expect(page.getByText('등록이 완료되었습니다.')).toBeVisible();
  expect(await site.inbox()).toMatchObject([{ fields: { name: '김철' } }]);
});
