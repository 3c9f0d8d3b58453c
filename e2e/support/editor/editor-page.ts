import type { Page } from 'playwright/test';

/** A development server answers its first page from two hundred sources. */
export const FIRST_PAGE_MS = 120_000;

/** Opens the form of a content file, by the name that staff know. */
export const openFile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '고칠 내용' }).getByRole('button', { name }).click();
