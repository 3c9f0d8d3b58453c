import { facts } from '#content/facts.ts';
import { expect, untilReady, type Page, type Site } from '#e2e/support/site.ts';

/** The press list of the default site. */
export const PRESS_LIST = encodeURI(`/${facts.slug}/press`);

type Administrator = Site['administrator'];

/** Scrolls to the footer's top, above which the desk stands: the footer itself is higher than a phone's window. */
export const scrollToDesk = (page: Page): Promise<void> =>
  page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** Opens the list and scrolls to the administrator's place under it. */
export async function openDesk(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + PRESS_LIST);
  await untilReady(page);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await scrollToDesk(page);
}

/** Types into the sign-in form that is shown and waits for the welcome. */
export async function enter(page: Page, { email, password }: Administrator): Promise<void> {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByText(`${email} 님, 반갑습니다`)).toBeVisible();
}

export async function signIn(page: Page, administrator: Administrator, origin = ''): Promise<void> {
  await openDesk(page, origin);
  await enter(page, administrator);
}

/** Fills the article form. */
export async function write(page: Page, text: { title?: string; summary?: string; content?: string }): Promise<void> {
  for (const [label, value] of [
    ['제목', text.title],
    ['요약', text.summary],
    ['본문', text.content],
  ] as const)
    if (value !== undefined) await field(page, label).fill(value);
}

/** A field of the article form. */
export const field = (page: Page, label: '제목' | '요약' | '본문') =>
  page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** The button that publishes. */
export const submit = (page: Page) => page.getByRole('button', { name: '등록하기', exact: true }).last();
