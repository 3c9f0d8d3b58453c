import type { LeadRow } from '#outbox/row.ts';
import { OUTBOX_CHANNEL } from '#protocol/outbox-names.ts';
import { changedMessage } from '#protocol/outbox-messages.ts';
import { openCustomerPage, test } from './support/hosted.ts';
import { sendingRow, storeRows, waitingRow } from './support/outbox-rows.ts';
import { expect, type Page } from './support/site.ts';

const WEEK_MS = 7 * 86_400_000;

/** Opens the list over rows that another tab has left. */
async function openList(page: Page, rows: LeadRow[]) {
  await openCustomerPage(page);
  await page.waitForLoadState('networkidle');
  await storeRows(page, rows);
  await page.evaluate(([channel, message]) => new BroadcastChannel(channel).postMessage(message), [
    OUTBOX_CHANNEL,
    changedMessage(),
  ] as const);
  await page.getByRole('button', { name: `전송 대기 ${rows.length}건` }).click();
  return page.getByRole('dialog', { name: '전송 대기 목록' });
}

const refused = () => waitingRow({ state: 'refused', nextAt: Date.now() + WEEK_MS });

test('the list says of each lead what becomes of it, and nothing hangs over at twice the text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const list = await openList(page, [waitingRow({ form: 'reservation' }), sendingRow({ form: 'interest' }), refused()]);
  await expect(list).toContainText('연결되면 자동으로 전송됩니다.');
  const inState = (state: string) => list.getByRole('listitem').filter({ hasText: state });
  await expect(inState('전송 대기')).toContainText('다음 시도');
  await expect(inState('전송 중')).toContainText('관심고객 등록');
  await expect(inState('전송 중')).not.toContainText('다음 시도');
  await expect(inState('접수되지 않음')).toContainText('확인하신 뒤 다시 등록해 주세요.');

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const button of await list.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
});

test('leads that the service refused are not offered to be sent again, and no sending is promised', async ({
  page,
  forms,
}) => {
  const list = await openList(page, [refused()]);
  await expect(list).not.toContainText('자동으로 전송');
  await expect(list.getByRole('button', { name: '지금 보내기' })).toHaveCount(0);
  await expect(list.getByRole('button', { name: /삭제/ })).toBeVisible();
  expect(forms.posts()).toEqual([]);
});
