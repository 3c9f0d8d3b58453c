import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { visits } from '#content/visits.ts';
import { nextVisitDays } from '#local/office/open-slots.ts';
import { formatDayInYear, formatWeekday } from '#text/dates.ts';
import { expect, serveSite, test as base, type Site } from '#e2e/support/site.ts';
import { Reservation } from './reservation.ts';

if (!visits) throw new Error('The default site receives visitors');

/** The morning before the first day whose times stand open. */
const MORNING = new Date(`${visits.from}T09:00:00+09:00`);
const [first, second] = nextVisitDays(visits, MORNING, 2);
const [time = '', otherTime = '', thirdTime = ''] = first?.times ?? [];

/** Times that the office has opened, and what it takes at once. */
export const OPEN = {
  day: first?.day ?? '',
  time,
  otherTime,
  thirdTime,
  nextDay: second?.day ?? '',
  capacity: visits.capacity,
};

/** 2027년 3월 13일(토) 10:00, as the site writes a visit's time. */
export const visitWords = (day: string, at: string) => `${formatWeekday(day)} ${at}`;

/** The day and the hour at which the services and all pages of a test are, which goes on from there. */
export class TestTime {
  private ahead = MORNING.getTime() - Date.now();

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  /** Where no page is open. `moment`: `10:05` on a day in Korea. */
  goTo(day: string, moment: string): void {
    this.ahead = Date.parse(`${day}T${moment}:00+09:00`) - Date.now();
  }
}

interface VisitsOffice {
  /** Example leads that the office begins with; without any it has no open times. */
  leads: number;
  time: TestTime;
  /** A device of somebody else, at the test's time. */
  visit: () => Promise<Page>;
}

/** Lets a context's pages take the test's time for now. */
async function setClock(context: BrowserContext, now: TestTime): Promise<void> {
  await context.clock.install({ time: now.now() });
}

async function openDevice(browser: Browser, baseURL: string, now: TestTime): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await setClock(context, now);
  return await context.newPage();
}

/** A test at an office that has opened a week of visiting times, on the morning before. */
export const test = base.extend<VisitsOffice & { site: Site }>({
  leads: [1, { option: true }],
  time: async ({}, use) => use(new TestTime()),
  site: async ({ time: now, leads }, use) => {
    const site = await serveSite({ leads, clock: () => now.now() });
    await use(site);
    await site.close();
  },
  context: async ({ context, time: now }, use) => {
    await setClock(context, now);
    await use(context);
  },
  visit: async ({ browser, site, time: now }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const page = await openDevice(browser, site.url, now);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** Chooses a time under a form's fields. */
export async function chooseTime(form: Locator, day: string, at: string): Promise<void> {
  await form.locator('summary', { hasText: '희망 일시' }).click();
  await dayOf(form, day).click();
  await timeOf(form, at).click();
  await expect(form.locator('summary', { hasText: '희망 일시' })).toContainText(visitWords(day, at));
}

/** A day of the month that is shown. */
export const dayOf = (around: Locator, day: string) =>
  around.getByRole('radio', { name: formatDayInYear(day), exact: true });

/** A time of the day that is chosen. */
export const timeOf = (around: Locator, at: string) => around.getByRole('radio', { name: new RegExp(`^${at}`) });

/** Asks for a visit in the reservation popup. @returns the popup */
export async function reserve(page: Page, visitor: { name: string; phone: string }, day: string, at: string) {
  const reservation = new Reservation(page);
  await reservation.open();
  await reservation.fill(visitor.name, visitor.phone);
  await chooseTime(reservation.popup, day, at);
  await reservation.send();
  return reservation.popup;
}

/** The token of the pass that a page shows. */
export const tokenOf = (page: Page) => /\/visit\/([0-9a-f]{32})$/.exec(page.url())?.[1] ?? '';
