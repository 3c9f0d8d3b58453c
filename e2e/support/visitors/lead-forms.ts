import type { Locator, Page } from 'playwright/test';
import { shell } from '#content/shell.ts';
import { fieldOptions } from '#forms/field-options.ts';
import { isAsked, type AskedField } from '#forms/field-spec.ts';
import { FORM_SPECS } from '#forms/form-specs.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { expect } from '#e2e/support/site.ts';

interface LeadForm {
  key: FormKey;
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
    key: 'reservation',
    path: '/Brand/intro',
    open: (page) => page.getByRole('contentinfo').getByRole('button', { name: '방문예약' }).click(),
    form: inPopup,
  },
  '관심고객 등록': {
    key: 'interest',
    path: '/',
    open: (page) => page.getByRole('main').getByRole('button', { name: '관심고객 등록', exact: true }).click(),
    form: inPopup,
  },
  'the form on the home page': {
    key: 'visit',
    path: '/',
    open: isThere,
    form: (page) => page.locator('#interestForm form'),
  },
  'the customer page': {
    key: 'customer',
    path: '/Promotion/Customer',
    open: isThere,
    form: (page) => page.getByRole('main').locator('form'),
  },
};

/** What a form asks. */
export const askedBy = (key: FormKey): AskedField[] => FORM_SPECS[key].fields.filter(isAsked);

/** Texts by the label of their field. */
export type Typed = Readonly<Record<string, string>>;

function sampleOf(field: AskedField): string {
  if ('options' in field) return fieldOptions(field.options, shell.formOptions ?? {})[0] ?? '';
  const samples = { text: '홍길동', tel: '010-1234-5678', multiline: '주차가 되나요?', date: '2026-12-05' };
  return samples[field.control];
}

/** What a visitor could type into every field of a form. */
export const samplesOf = (key: FormKey): Typed =>
  Object.fromEntries(askedBy(key).map((field) => [field.label, sampleOf(field)]));

/** The controls of some fields, with what is to stand in them. */
const controlsOf = (key: FormKey, form: Locator, text: Typed) =>
  askedBy(key).flatMap((field) => {
    const value = text[field.label];
    if (value === undefined) return [];
    const { control, label } = field;
    return [{ control, label, value, at: control === 'choice' ? form.getByLabel(value) : form.getByLabel(label) }];
  });

/** Fills in some fields of a form as a visitor does. */
export async function fillIn(key: FormKey, form: Locator, text: Typed): Promise<void> {
  for (const { control, value, at } of controlsOf(key, form, text)) {
    if (control === 'choice') await at.check();
    else if (control === 'select') await at.selectOption(value);
    else await at.fill(value);
  }
}

/** Expects that these texts stand in a form. */
export async function expectTyped(key: FormKey, form: Locator, text: Typed): Promise<void> {
  for (const { control, label, value, at } of controlsOf(key, form, text)) {
    if (control === 'choice') await expect(at, label).toBeChecked();
    else await expect(at, label).toHaveValue(value);
  }
}
