import { expect, test } from '#e2e/support/site.ts';
import { field, signIn, submit, write } from '#e2e/support/visitors/desk.ts';

test('lists and links are made by buttons, look the same in the preview and in the article, and stay text', async ({
  page,
  site,
}) => {
  await signIn(page, site.administrator);
  await write(page, { title: '청약 일정', summary: '요약', content: '일정을 알려 드립니다.\n' });
  const [content, tools] = [field(page, '본문'), page.getByRole('group', { name: '본문 꾸미기' })];
  await tools.getByRole('button', { name: '목록', exact: true }).click();
  await page.keyboard.insertText('특별공급');
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: '목록', exact: true }).click();
  await page.keyboard.insertText('일반공급');
  await page.keyboard.press('Enter');
  await tools.getByRole('button', { name: '링크' }).click();
  const dialog = page.getByRole('dialog', { name: '링크 넣기' });
  await dialog.getByLabel('보이는 글자').fill('청약홈');
  await dialog.getByLabel('연결할 주소').fill('없는 주소');
  await dialog.getByRole('button', { name: '넣기' }).click();
  await expect(dialog.getByRole('alert')).toContainText('연결할 주소를 확인해 주세요.');
  await dialog.getByLabel('연결할 주소').fill('www.applyhome.co.kr');
  await page.keyboard.press('Enter');
  await expect(content).toHaveValue(
    '일정을 알려 드립니다.\n- 특별공급\n- 일반공급\n[청약홈](https://www.applyhome.co.kr)',
  );
  await page.getByRole('button', { name: '미리보기' }).click();
  const preview = page.getByRole('dialog', { name: '미리보기' });
  await expect(preview.getByRole('listitem')).toHaveText(['특별공급', '일반공급']);
  await preview.getByRole('button', { name: '닫기' }).click();
  await submit(page).click();
  await expect(page.getByText('기사를 등록했습니다.')).toBeVisible();
  await page.locator('tbody').getByRole('link', { name: '청약 일정' }).click();
  await expect(page.locator('article').getByRole('listitem')).toHaveText(['특별공급', '일반공급']);
  const link = page.locator('article').getByRole('link', { name: '청약홈 (새 창)' });
  await expect(link).toHaveAttribute('href', 'https://www.applyhome.co.kr');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('what a button wrote, the browser takes back; a link over several lines is refused', async ({ page, site }) => {
  await signIn(page, site.administrator);
  await write(page, { title: '되돌리기', summary: '요약', content: '첫 줄\n둘째 줄' });
  const [content, tools] = [field(page, '본문'), page.getByRole('group', { name: '본문 꾸미기' })];
  await content.selectText();
  await tools.getByRole('button', { name: '링크' }).click();
  await expect(page.getByText('링크로 만들 글자만 한 줄 안에서 선택해 주세요.')).toBeVisible();
  await content.press('ControlOrMeta+End');
  await tools.getByRole('button', { name: '링크' }).click();
  const dialog = page.getByRole('dialog', { name: '링크 넣기' });
  await dialog.getByLabel('보이는 글자').fill('전화');
  await dialog.getByLabel('연결할 주소').fill('02) 123-4567');
  await dialog.getByRole('button', { name: '넣기' }).click();
  await expect(content).toHaveValue('첫 줄\n둘째 줄[전화](tel:02-123-4567)');
  await content.press('ControlOrMeta+z');
  await expect(content).toHaveValue('첫 줄\n둘째 줄');
});
