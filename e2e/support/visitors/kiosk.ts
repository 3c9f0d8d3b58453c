import { expect, untilReady, type Page } from '#e2e/support/site.ts';

/** The label that a shared tablet always shows. */
export const kioskLabel = (page: Page) => page.getByRole('button', { name: '공용 기기', exact: true });

/** Makes the device a shared tablet as its owner does: opens the address, and says yes. */
export async function becomeKiosk(page: Page): Promise<void> {
  await page.goto('/?kiosk=1');
  await untilReady(page);
  const question = page.getByRole('dialog', { name: '공용 기기로 쓰시겠습니까?' });
  await question.getByRole('button', { name: '예', exact: true }).click();
  // The page begins anew.
  await expect(question).toHaveCount(0);
  await untilReady(page);
  await expect(kioskLabel(page)).toBeVisible();
}

/** Ends it by the address. */
export async function endKiosk(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?kiosk=0`);
  // The page begins anew, under whoever looks at it just then.
  await expect(async () => {
    await untilReady(page);
    expect(await page.evaluate(() => localStorage.getItem('modelhouse:kiosk'))).toBeNull();
    await expect(kioskLabel(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }).toPass({ timeout: 15_000 });
}
