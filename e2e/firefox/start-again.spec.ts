import { RESULT_TEXT } from '#text/forms.ts';
import { expect, openReservation, reservation, send, test, visit } from './firefox.ts';

test(
  'a kept reservation survives the end of the browser: its next start sends it',
  {
    tag: '@remembers',
  },
  async ({ playwright, launchOptions, channel, site, network }, testInfo) => {
    const start = () =>
      playwright.firefox.launchPersistentContext(testInfo.outputPath('profile'), {
        ...launchOptions,
        channel: channel ?? '',
        locale: 'ko-KR',
        viewport: { width: 1440, height: 900 },
      });
    const before = await start();
    const page = await before.newPage();
    await visit(page, `${site.url}/Brand/intro`);
    network.carry(false);
    await openReservation(page);
    await send(reservation(page), '최여름');
    await expect(reservation(page).getByRole('alert')).toContainText(RESULT_TEXT.saved);
    await before.close();
    expect(await fetch(site.url).catch(() => null), 'nothing could be sent').toBeNull();

    network.carry(true);
    const after = await start();
    const next = await after.newPage();
    await next.goto(`${site.url}/privacy`);
    await expect
      .poll(() => site.inbox(), { timeout: 20_000 })
      .toMatchObject([{ copies: 1, fields: { name: '최여름' } }]);
    await after.close();
  },
);
