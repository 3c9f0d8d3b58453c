import { test } from 'playwright/test';
import { HOSTED, hostedDist } from './support/hosted.ts';
import { facts } from './support/routes.ts';
import { buildSite } from './support/second-build.ts';

test('the site is built for form services on an origin of their own', async () => {
  test.setTimeout(180_000);
  // Where several developments are at work, services say whose they are.
  await buildSite({ ...HOSTED, SITE: facts.slug }, hostedDist);
});
