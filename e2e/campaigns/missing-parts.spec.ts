import type { Browser, BrowserContext, Page } from 'playwright/test';
import { ERROR_TEXT } from '#text/shell.ts';
import { FORM_TEXT, RESULT_TEXT, SUBMIT_TEXT } from '#text/forms.ts';
import { breakPart, isOfWorkers, PARTS } from '#e2e/support/platform-parts.ts';
import { Reservation } from '#e2e/support/visitors/reservation.ts';
import { addresses, listed } from '#e2e/support/routes.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { expect, test as base, type Site } from '#e2e/support/site.ts';

// Every optional part of the platform is broken in every way, and the pages are read and leads sent all the same.

/** A form may take 15 s to hear from the service. */
const TRUTH_WITHIN_MS = 20_000;

/** One address of every page kind, and one that no page has. */
const kinds = [
  ...new Map(listed.map(({ page, path }) => [page.kind, encodeURI(path)])).values(),
  ...addresses.slice(-2),
];

/** Where each form stands. */
const FORMS = [
  { address: '/Brand/intro', scope: 'dialog' },
  { address: '/', scope: 'main' },
  { address: '/Promotion/Customer', scope: 'main' },
] as const;

interface Share {
  kinds: readonly string[];
  forms: readonly (typeof FORMS)[number][];
}

const WHOLE: Share = { kinds, forms: FORMS };

/** What one case of many looks at, so that together they look at every page kind and every form many times. */
const shareOf = (index: number): Share => ({
  kinds: kinds.filter((_, kind) => kind === index % kinds.length),
  forms: FORMS.filter((_, form) => form === index % FORMS.length),
});

const CASES = Object.entries(PARTS).flatMap(([part, ways]) => ways.map((way) => ({ part, way })));

/** Most of a visit is waiting. */
const AT_ONCE = 4;

/** What became of the leads of a case. */
type Fate = 'arrived' | 'told' | 'untrue' | 'hung';

const test = base.extend<object, { isWhole: boolean }>({
  /** Whether each case looks at every page kind and every form, or at its share of them. */
  isWhole: [false, { option: true, scope: 'worker' }],
  // No pictures: they take most of the time, and nothing here looks at them.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] }),
    { scope: 'worker' },
  ],
});

/** Whatever a page shows in place of itself. */
const LOST = new RegExp(`${ERROR_TEXT.unexpected}|Unexpected Application Error`);

/** A page of a browser whose part is broken; `errors` is what nobody caught. */
async function openBroken(context: BrowserContext) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return { page, errors };
}

/**
 * Opens the page and waits until it answers; its late parts come a moment after. What is below the first screen may
 * be long in coming, where nothing tells of idle moments.
 */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => void window.dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => window.early?.taken === true, undefined, { timeout: TRUTH_WITHIN_MS });
  await untilCodeRuns(page);
}

/** The pages as they stand with the part broken: what is wrong with them. */
async function lookAt(
  context: BrowserContext,
  site: Site,
  pages: readonly string[],
  headings: ReadonlyMap<string, string>,
): Promise<string[]> {
  const lost: string[] = [];
  const { page, errors } = await openBroken(context);
  for (const address of pages) {
    errors.length = 0;
    const heading = page.locator('h1').filter({ hasText: headings.get(address) ?? '' });
    const problem = await visit(page, site.url + address)
      .then(() => heading.first().waitFor({ timeout: TRUTH_WITHIN_MS }))
      .then(
        async () => (LOST.test(await page.locator('body').innerText()) ? 'shows the error page' : null),
        (error: Error) => `never answers: ${error.message.slice(0, 80)}`,
      );
    for (const each of [problem, ...errors]) if (each) lost.push(`${decodeURI(address)}: ${each}`);
  }
  await page.close();
  return lost;
}

/** Fills a form and presses its button: what becomes of it. */
async function send(page: Page, site: Site, scope: 'dialog' | 'main', name: string): Promise<Fate> {
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

/** Each form with a lead of its own. */
async function sendForms(context: BrowserContext, site: Site, forms: Share['forms'], visitor: string): Promise<Fate[]> {
  const { page } = await openBroken(context);
  const fates: Fate[] = [];
  for (const { address, scope } of forms) {
    await visit(page, site.url + address);
    if (scope === 'dialog') await new Reservation(page).open();
    fates.push(await send(page, site, scope, `${visitor} ${address}`));
  }
  await page.close();
  return fates;
}

/** What each page says of itself where nothing is broken. */
async function readHeadings(browser: Browser, site: Site): Promise<Map<string, string>> {
  const headings = new Map<string, string>();
  const page = await browser.newPage();
  for (const address of kinds) {
    await visit(page, site.url + address);
    const heading = page.locator('h1').first();
    // An article's own comes with its text.
    await expect(heading).toHaveText(/\S/);
    headings.set(address, await heading.innerText());
  }
  await page.close();
  return headings;
}

test(
  'no page is lost and no form hangs, whichever part of the platform is missing, throws or never answers',
  { tag: '@sampled' },
  async ({ browser, site, isWhole }) => {
    test.setTimeout(90 * 60_000);
    const headings = await readHeadings(browser, site);
    const lost: string[] = [];
    const fates: Fate[] = [];
    let pages = 0;
    const left = CASES.map((one, index) => ({ ...one, ...(isWhole ? WHOLE : shareOf(index)) }));
    const workThrough = async () => {
      for (let one = left.shift(); one; one = left.shift()) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          serviceWorkers: isOfWorkers(one.part) ? 'allow' : 'block',
        });
        await context.addInitScript(breakPart, [one.part, one.way] as const);
        const name = `${one.part} ${one.way}`;
        lost.push(...(await lookAt(context, site, one.kinds, headings)).map((problem) => `${name}: ${problem}`));
        const became = await sendForms(context, site, one.forms, name);
        lost.push(...became.filter((fate) => fate !== 'arrived').map((fate) => `${name}: a form ${fate}`));
        fates.push(...became);
        pages += one.kinds.length;
        await context.close();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
    const count = (fate: Fate) => fates.filter((one) => one === fate).length;
    process.stdout.write(
      `parts × pages × outcomes: ${Object.keys(PARTS).length} parts in ${CASES.length} ways on ${kinds.length} page kinds = ` +
        `${pages} pages and ${fates.length} leads: ${count('arrived')} arrived, ${count('told')} told that they did not, ` +
        `${count('untrue')} thanked for nothing, ${count('hung')} forms that hang\n`,
    );
    expect(lost).toEqual([]);
  },
);
