import type { BrowserContext, Page } from 'playwright/test';
import { ERROR_TEXT } from '#text/shell.ts';
import { FORM_TEXT, RESULT_TEXT, SUBMIT_TEXT } from '#text/forms.ts';
import { breakPart, isOfWorkers, PARTS, type Way } from './support/platform-parts.ts';
import { Reservation } from './support/reservation.ts';
import { addresses, listed } from './support/routes.ts';
import { expect, serveSite, test as base, untilReady, type Site } from './support/site.ts';

// Every optional part of the platform is broken in every way, on every page kind, and leads are sent all the same.

/** A form may take 15 s to hear from the service. */
const TRUTH_WITHIN_MS = 20_000;

/** One address of every page kind, and one that no page has. */
const kinds = [
  ...new Map(listed.map(({ page, path }) => [page.kind, encodeURI(path)])).values(),
  ...addresses.slice(-2),
];

interface Tally {
  cases: number;
  pages: number;
  lost: string[];
  leads: Record<'arrived' | 'told' | 'untrue' | 'hung', number>;
}

const test = base.extend<
  object,
  { shared: Site & { close: () => Promise<void> }; headings: Map<string, string>; tally: Tally }
>({
  shared: [
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ shared }, use) => use(shared),
  // No pictures: they take most of the time, and nothing here looks at them.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] }),
    { scope: 'worker' },
  ],
  /** What each page says of itself where nothing is broken. */
  headings: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  tally: [
    async ({}, use) => use({ cases: 0, pages: 0, lost: [], leads: { arrived: 0, told: 0, untrue: 0, hung: 0 } }),
    { scope: 'worker' },
  ],
});

test.setTimeout(300_000);

/** Whatever a page shows in place of itself. */
const LOST = new RegExp(`${ERROR_TEXT.unexpected}|Unexpected Application Error`);

/** A page of a browser whose part is broken; `errors` is what nobody caught. */
async function openBroken(context: BrowserContext) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return { page, errors };
}

/** Opens the page and waits until it answers; its late parts come a moment after. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
  await page.waitForLoadState('networkidle');
}

const heading = (page: Page) => page.locator('h1').innerText();

/** Every page kind as it stands with the part broken: what is wrong with it. */
async function lookAtAll(context: BrowserContext, site: Site, headings: Map<string, string>): Promise<string[]> {
  const lost: string[] = [];
  const { page, errors } = await openBroken(context);
  for (const address of kinds) {
    errors.length = 0;
    const problem = await visit(page, site.url + address).then(
      async () => {
        if (LOST.test(await page.locator('body').innerText())) return 'shows the error page';
        return (await heading(page)) === headings.get(address) ? null : `is headed ${await heading(page)}`;
      },
      (error: Error) => `never answers: ${error.message.slice(0, 80)}`,
    );
    for (const each of [problem, ...errors]) if (each) lost.push(`${decodeURI(address)}: ${each}`);
  }
  await page.close();
  return lost;
}

/** Fills a form and presses its button: what becomes of it. */
async function send(page: Page, site: Site, scope: 'dialog' | 'main', name: string): Promise<keyof Tally['leads']> {
  const form = page.getByRole(scope).filter({ visible: true });
  await form.getByRole('textbox', { name: FORM_TEXT.name }).fill(name);
  await form.getByRole('textbox', { name: FORM_TEXT.phone }).fill('010-1234-5678');
  await form.getByRole('button', { name: SUBMIT_TEXT.submit, exact: true }).click();
  const outcomes = [RESULT_TEXT.success, RESULT_TEXT.failure, RESULT_TEXT.exception].map(
    (text) => text.split('\n')[0] ?? text,
  );
  const said = form.getByText(new RegExp(outcomes.join('|'))).first();
  const isSaid = await said.waitFor({ timeout: TRUTH_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  const hasArrived = (await site.inbox()).some(({ fields }) => fields['name'] === name);
  if (!isSaid) return 'hung';
  const isThanked = (await said.innerText()).includes(outcomes[0] ?? '');
  if (hasArrived) return 'arrived';
  return isThanked ? 'untrue' : 'told';
}

/** The popup, the home page's form and the customer page's, each with a lead of its own. */
async function sendAll(context: BrowserContext, site: Site, visitor: string) {
  const { page } = await openBroken(context);
  const outcomes: (keyof Tally['leads'])[] = [];
  await visit(page, `${site.url}/Brand/intro`);
  await new Reservation(page).open();
  outcomes.push(await send(page, site, 'dialog', `${visitor} 방문예약`));
  for (const address of ['/', '/Promotion/Customer']) {
    await visit(page, site.url + address);
    outcomes.push(await send(page, site, 'main', `${visitor} ${address}`));
  }
  await page.close();
  return outcomes;
}

test.beforeAll(async ({ browser, shared, headings }) => {
  const page = await browser.newPage();
  for (const address of kinds) {
    await visit(page, shared.url + address);
    headings.set(address, await heading(page));
  }
  await page.close();
});

for (const [part, ways] of Object.entries(PARTS))
  test(`no page is lost and no form hangs where ${part} is ${ways.join(', ')}`, async ({
    browser,
    site,
    headings,
    tally,
  }) => {
    const failed = await Promise.all(
      ways.map(async (way: Way) => {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          serviceWorkers: isOfWorkers(part) ? 'allow' : 'block',
        });
        await context.addInitScript(breakPart, [part, way] as const);
        const lost = await lookAtAll(context, site, headings);
        const outcomes = await sendAll(context, site, `${part} ${way}`);
        await context.close();
        tally.cases += 1;
        tally.pages += kinds.length;
        tally.lost.push(...lost);
        for (const outcome of outcomes) tally.leads[outcome] += 1;
        const notArrived = outcomes.filter((outcome) => outcome !== 'arrived');
        return [...lost, ...notArrived].map((problem) => `${way}: ${problem}`);
      }),
    );
    expect(failed.flat()).toEqual([]);
  });

test('the campaign went over every part, way and page kind', ({ tally }) => {
  const { cases, pages, lost, leads } = tally;
  const outcomes = Object.entries(leads).map(([outcome, count]) => `${count} ${outcome}`);
  process.stdout.write(
    `parts × pages × outcomes: ${Object.keys(PARTS).length} parts in ${cases} ways × ${kinds.length} page kinds = ${pages} pages, ` +
      `${lost.length} pages lost; ${outcomes.join(', ')}, ${leads.hung} forms that hang\n`,
  );
  expect(cases).toBe(Object.values(PARTS).flat().length);
});
