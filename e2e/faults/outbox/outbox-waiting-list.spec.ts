import type { LeadRow } from '#outbox/row.ts';
import { OUTBOX_CHANNEL } from '#protocol/outbox/outbox-names.ts';
import { changedMessage } from '#protocol/outbox/outbox-messages.ts';
import { openCustomerPage, test } from './hosted.ts';
import { storeRows, waitingRow } from '#e2e/support/outbox-rows.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, type Page } from '#e2e/support/site.ts';

const WEEK_MS = 7 * 86_400_000;

/** Opens the list over rows that another tab has left. */
async function openList(page: Page, rows: LeadRow[]) {
  await openCustomerPage(page);
  await untilCodeRuns(page);
  await storeRows(page, rows);
  await page.evaluate(([channel, message]) => new BroadcastChannel(channel).postMessage(message), [
    OUTBOX_CHANNEL,
    changedMessage(),
  ] as const);
  await page.getByRole('button', { name: `전송 대기 ${rows.length}건` }).click();
  return page.getByRole('dialog', { name: '전송 대기 목록' });
}

const queued = () => waitingRow({ form: 'reservation' });
const sending = () =>
  waitingRow({ form: 'interest', state: 'sending', nextAt: Date.now() + 55_000, lease: { owner: 'other' } });
const refused = () =>
  waitingRow({
    form: 'customer',
    state: 'refused',
    nextAt: Date.now() + WEEK_MS,
    last: { kind: 'refused', status: 422, fields: [] },
  });

test('the list says of each lead what becomes of it, and nothing hangs over at twice the text size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const list = await openList(page, [queued(), sending(), refused()]);
  await expect(list).toContainText('연결되면 자동으로 전송됩니다.');
  const of = (name: string) => list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(of('방문예약')).toContainText('다음 시도');
  await expect(of('관심고객 등록')).toContainText('전송 중');
  await expect(of('관심고객 등록')).not.toContainText('다음 시도');
  await expect(list).toContainText('접수되지 않았습니다. 이름과 연락처를 확인해 다시 등록하시거나 전화해 주세요.');

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
