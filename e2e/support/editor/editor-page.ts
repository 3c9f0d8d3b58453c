import type { Page } from 'playwright/test';

/** A development server answers its first page from two hundred sources. */
export const FIRST_PAGE_MS = 120_000;

/** Opens the form of a content file, by the name that staff know. */
export const openFile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '고칠 내용' }).getByRole('button', { name }).click();

/** The lines of a file that stand nowhere in another: of a change that is one line, that line. */
export function linesOnlyIn(text: string, other: string): string[] {
  const lines = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !lines.has(line));
}
