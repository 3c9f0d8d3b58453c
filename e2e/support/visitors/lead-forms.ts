import type { Locator, Page } from 'playwright/test';

interface LeadForm {
  /** A page that has it. */
  path: string;
  /** Opens it, where it stands in a popup. */
  open: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
}

const inPopup = (page: Page) => page.getByRole('dialog').locator('form');
const isThere = async () => {};

/** The four forms, as a visitor comes to them, with scripts or before them. */
export const LEAD_FORMS: Readonly<Record<string, LeadForm>> = {
  방문예약: {
    path: '/Brand/intro',
    open: (page) => page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }).click(),
    form: inPopup,
  },
  '관심고객 등록': {
    path: '/',
    open: (page) => page.getByRole('main').getByRole('button', { name: '관심고객 등록', exact: true }).click(),
    form: inPopup,
  },
  'the form on the home page': { path: '/', open: isThere, form: (page) => page.locator('#interestForm form') },
  'the customer page': {
    path: '/Promotion/Customer',
    open: isThere,
    form: (page) => page.getByRole('main').locator('form'),
  },
};
