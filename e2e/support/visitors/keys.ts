import type { Locator, Page } from 'playwright/test';
import { expect } from '#e2e/support/site.ts';

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** What has the focus, in words; null: nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} ${name.trim().slice(0, 40)}`;
  });

/** A page under the hands of somebody who has no pointer. */
export class Keys {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes on by Tab until a control has the focus; a way of more steps is none. */
  async to(
    control: Locator,
    { most = 60, key = 'Tab' }: { most?: number; key?: 'Tab' | 'Shift+Tab' } = {},
  ): Promise<void> {
    await expect(control).toBeVisible();
    const way: string[] = [];
    for (let steps = 0; steps < most; steps += 1) {
      if (await hasFocus(control)) return;
      await this.page.keyboard.press(key);
      way.push((await focused(this.page)) ?? '-');
    }
    expect(await hasFocus(control), `reached by Tab, by way of ${way.join(', ')}`).toBe(true);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Goes to a control and presses Enter on it. */
  async enter(control: Locator): Promise<void> {
    await this.to(control);
    await this.press('Enter');
  }

  /** Goes to a field and writes into it, over what stands there. */
  async write(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** After a deed the next key goes on from where it was done, not from the page's beginning. */
  async expectKept(where: string): Promise<void> {
    await expect.soft.poll(() => focused(this.page), `the focus after: ${where}`).not.toBeNull();
  }
}
