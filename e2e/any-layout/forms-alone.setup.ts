import { test } from 'playwright/test';
import { FORMS_ALONE, formsAloneDist } from '#e2e/support/builds/forms-alone.ts';
import { buildSite } from '#e2e/support/builds/second-build.ts';

test('the site is built for a development without an office', async () => {
  test.setTimeout(180_000);
  await buildSite(FORMS_ALONE, formsAloneDist);
});
