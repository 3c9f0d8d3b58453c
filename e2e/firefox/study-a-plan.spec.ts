import { expect, test, visit } from './firefox.ts';

test('a plan shows what is asked for, and is magnified by button and by keyboard', async ({ page }) => {
  await visit(page, '/FloorPlan/84A');
  const frame = page.getByRole('group', { name: '평면도 확대·이동 영역' });
  const drawing = frame.getByRole('img');
  const scale = page.locator('output');
  const layers = () =>
    drawing
      .locator('use')
      .evaluateAll((uses) =>
        uses
          .filter((use) => (use as SVGUseElement).getBBox().width > 1000)
          .map((use) => use.getAttribute('href')?.split('#')[1]),
      );
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(layers).toContain('extended-furniture');
  await page.getByText('기본형', { exact: true }).click();
  await page.getByRole('checkbox', { name: '가구' }).uncheck();
  await expect.poll(layers).toEqual(['basic', 'basic-dimensions', 'basic-names-large']);

  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  const before = await width();
  // It grows and shrinks smoothly.
  const magnified = () => expect.poll(async () => (await width()) / before);
  await page.getByRole('button', { name: '확대', exact: true }).click();
  await expect(scale).toHaveText('150%');
  await magnified().toBeCloseTo(1.5, 1);
  await frame.focus();
  await page.keyboard.press('+');
  await expect(scale).not.toHaveText('150%');
  await page.keyboard.press('0');
  await expect(scale).toHaveText('100%');
  await magnified().toBeCloseTo(1, 1);
});
