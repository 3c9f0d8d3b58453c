import { test } from 'playwright/test';
import { HOSTED, hostedDist } from './support/hosted.ts';
import { buildSite } from './support/second-build.ts';

test('the site is built for form services on an origin of their own', async () => {
  test.setTimeout(180_000);
  await buildSite(HOSTED, hostedDist);
});
