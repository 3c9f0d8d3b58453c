import type { Fault } from '#tests/support/outbox/campaigns/outbox-collector.ts';
import { aMinuteLater, openCustomerPage, sendCustomer, test, type FormService } from './hosted.ts';
import { readRows } from '#e2e/support/outbox-rows.ts';
import { expect, type Page } from '#e2e/support/site.ts';

/** Tells when a lead of the page stands in the database for good. Call before `goto`. */
async function watchWrites(page: Page): Promise<{ firstWrite: Promise<void> }> {
  let resolve = () => {};
  const firstWrite = new Promise<void>((resolved) => (resolve = resolved));
  await page.exposeFunction('leadIsWritten', () => resolve());
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype as { put: (value: unknown) => IDBRequest<IDBValidKey> };
    const told = window as Window & { leadIsWritten?: () => void };
    IDBObjectStore.prototype.put = function listen(value) {
      if (this.name === 'leads') this.transaction.addEventListener('complete', () => told.leadIsWritten?.());
      return put.call(this, value);
    };
  });
  return { firstWrite };
}

interface Moment {
  name: string;
  answer: Fault | 'nobody';
  come: (forms: FormService, firstWrite: Promise<void>) => Promise<unknown>;
}

const arrived = (kind: 'post' | 'preflight') => (forms: FormService) =>
  expect.poll(() => forms.log.some((one) => one.kind === kind), { intervals: [1, 5] }).toBe(true);

const MOMENTS: Moment[] = [
  { name: 'when its lead is written and nothing is sent yet', answer: 'nobody', come: (_forms, write) => write },
  { name: 'during the preflight', answer: 'ok', come: arrived('preflight') },
  { name: 'while the service is silent', answer: 'hang', come: arrived('post') },
  { name: 'in the middle of the answer', answer: 'half', come: arrived('post') },
  { name: 'at the answer that it should come later', answer: '500', come: arrived('post') },
];

for (const { name, answer, come } of MOMENTS)
  test(`F-11: a tab closed ${name} loses nothing: the next one delivers`, async ({ page, context, forms }) => {
    const { firstWrite } = await watchWrites(page);
    await openCustomerPage(page);
    if (answer === 'nobody') forms.isAnsweredBy('nobody');
    else forms.script(answer);
    await sendCustomer(page, '홍길동');
    await come(forms, firstWrite);
    await page.close();
    if (answer === 'nobody') forms.isAnsweredBy('service');

    const next = await context.newPage();
    await aMinuteLater(next);
    await openCustomerPage(next);
    await expect.poll(() => forms.accepted().size).toBe(1);
    await expect.poll(() => readRows(next)).toEqual([]);
    expect(new Set(forms.posts().map(({ leadId }) => leadId)).size, 'every copy has the same id').toBe(1);
    expect(forms.posts().length).toBeLessThanOrEqual(2);
  });

test('F-11: a tab closed as soon as the button is pressed: what it had written is sent, and only once', async ({
  page,
  context,
  forms,
}) => {
  await openCustomerPage(page);
  await sendCustomer(page, '홍길동');
  await page.close();
  const reader = await context.newPage();
  await reader.goto('/licenses.txt');
  const written = new Set((await readRows(reader)).map(({ id }) => id));
  const next = await context.newPage();
  await aMinuteLater(next);
  await openCustomerPage(next);
  await expect.poll(() => readRows(next)).toEqual([]);
  const ids = new Set(forms.posts().map(({ leadId }) => leadId));
  expect(ids.size).toBeLessThanOrEqual(1);
  for (const id of written) expect(forms.accepted()).toContain(id);
});
