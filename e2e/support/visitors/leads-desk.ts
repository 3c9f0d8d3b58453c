import type { Locator, Page } from 'playwright/test';
import { facts } from '#content/facts.ts';
import { expect, untilReady, type Site } from '#e2e/support/site.ts';

/** The leads desk of the default site. */
export const DESK = encodeURI(`/${facts.slug}/desk`);

type View = '접수' | '방문' | '시간' | '현황' | '기록';

/** The leads desk, as somebody of the office uses it with a finger or a mouse. */
export class LeadsDesk {
  private readonly page: Page;
  /** Address of the site; empty: the test's own. */
  private readonly origin: string;

  constructor(page: Page, origin = '') {
    this.page = page;
    this.origin = origin;
  }

  /** `hash`: as a pass's staff link has it. */
  async open(hash = ''): Promise<void> {
    await this.page.goto(this.origin + DESK + hash);
    await untilReady(this.page);
  }

  /** Signs in where the form is shown, and waits until the role is known. */
  async enter({ email, password }: Site['staff'], role: '상담원' | '관리자'): Promise<void> {
    await this.page.getByLabel('이메일').fill(email);
    await this.page.getByLabel('비밀번호', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(this.page.getByText(`${email} · ${role}`)).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: '로그아웃' }).click();
    await expect(this.page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  }

  async show(view: View): Promise<void> {
    await this.page.getByRole('tab', { name: view, exact: true }).click();
  }

  /** The lines of leads that hold a text. */
  line(text: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });
  }

  async search(text: string): Promise<void> {
    const field = this.page.getByRole('searchbox');
    await field.fill(text);
    await field.press('Enter');
  }

  /** The sheet of a lead. */
  sheet(name: string): Locator {
    return this.page.getByRole('dialog', { name: `${name} 님` });
  }
}
