import type { Page } from 'playwright/test';

/**
 * Keeps what matches from being answered.
 * @returns what lets it go
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
