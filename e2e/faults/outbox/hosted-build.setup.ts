import { test } from 'playwright/test';
import { HOSTED, hostedDist } from './hosted.ts';
import { facts } from '#e2e/support/routes.ts';
import { buildSite } from '#e2e/support/builds/second-build.ts';

test('the site is built for form services on an origin of their own', async () => {
  test.setTimeout(180_000);
  // Where several developments are at work, services say whose they are.
  await buildSite({ ...HOSTED, SITE: facts.slug }, hostedDist);
});
