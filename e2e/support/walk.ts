import type { Locator } from 'playwright/test';
import { expect, isPhone, untilReady, type Page } from '#e2e/support/site.ts';

/** Without a graphics chip a frame of the view may take a second. */
export const PATIENCE = { timeout: 30_000 };

/** A walk through a home, as a visitor finds it on its page. */
export class Walk {
  readonly page: Page;
  readonly frame: Locator;
  /** The picture around the visitor. */
  readonly view: Locator;
  readonly map: Locator;
  readonly rooms: Locator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.getByRole('region', { name: /살펴보기/ });
    this.view = this.frame.getByRole('application');
    this.map = this.frame.getByRole('group', { name: '평면도에서 자리 고르기' });
    this.rooms = this.frame.getByRole('list', { name: '살펴볼 공간' });
  }

  /** Opens the page and, as its hint says, the walk. */
  async open(address = '/FloorPlan/Emodel'): Promise<void> {
    await this.page.goto(address);
    await untilReady(this.page);
    await this.page.getByRole('button', { name: /VR을 보실 수 있습니다/ }).click();
    await expect(this.view).toBeVisible(PATIENCE);
    await expect(this.view).toHaveAccessibleName(/360도/, PATIENCE);
  }

  door(room: string): Locator {
    return this.frame.getByRole('button', { name: new RegExp(`^${room}(으)?로$`) });
  }

  tool(name: string): Locator {
    return this.frame.getByRole('group', { name: '둘러보기' }).getByRole('button', { name, exact: true });
  }

  /** Which way the map says that the visitor looks, in degrees from north to the east. */
  async facing(): Promise<number> {
    const turn = await this.map.locator('[transform^="rotate"]').getAttribute('transform');
    return Number(/-?[\d.]+/.exec(turn ?? '')?.[0]);
  }

  async expectIn(room: string): Promise<void> {
    await expect(this.view).toHaveAccessibleName(`${room} 360도 보기`, PATIENCE);
    await expect(this.rooms.getByRole('link', { name: room })).toHaveAttribute('aria-current', 'true');
    await expect(this.map.locator('[aria-current="true"]')).toHaveAccessibleName(new RegExp(`\\d ${room}$`));
  }

  /** Waits until a door is in sight and the view stands still, and tells where its button is. */
  async placeOf(room: string): Promise<{ x: number; y: number; width: number; height: number }> {
    const door = this.door(room);
    await expect(door.locator('xpath=..')).toHaveAttribute('data-seen', 'true', PATIENCE);
    let last = '';
    await expect
      .poll(async () => {
        const now = JSON.stringify(await door.boundingBox());
        const isStill = now === last;
        last = now;
        return isStill;
      }, PATIENCE)
      .toBe(true);
    return (await door.boundingBox())!;
  }

  /** Drags over the middle of the picture, with the finger on phones. */
  async drag(by: number): Promise<void> {
    const box = (await this.view.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    if (!isPhone(this.page)) {
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
      await this.page.mouse.move(x + by, y, { steps: 5 });
      await this.page.mouse.up();
      return;
    }
    const cdp = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((left) => ({ x: left, y })) });
    await touch('touchStart', [x]);
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', [x + (by * step) / 5]);
    await touch('touchEnd', []);
  }
}
