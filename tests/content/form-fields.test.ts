import { expect, test } from 'vitest';
import { documents } from '#content/documents.ts';
import { shell } from '#content/shell.ts';
import { isAsked } from '#forms/field-spec.ts';
import { FORM_SPECS } from '#forms/form-specs.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';

const labelsOf = (form: (typeof FORM_KEYS)[number]) =>
  FORM_SPECS[form].fields.filter(isAsked).map(({ label }) => label);

test.each(FORM_KEYS)('the notice beside the form %s and the privacy policy name all that it asks for', (form) => {
  const policy = JSON.stringify(documents?.['/privacy']);
  expect(labelsOf(form).length).toBeGreaterThan(1);
  for (const label of labelsOf(form)) {
    expect(shell.privacyNotice.items[form]).toContain(label);
    expect(policy).toContain(label);
  }
});
