import { test } from 'playwright/test';
import { HOSTED, hostedDist } from './support/hosted.ts';
import { buildSite } from './support/second-build.ts';

test('the site is built for form services on an origin of their own', async () => {
  await buildSite(HOSTED, hostedDist);
});
