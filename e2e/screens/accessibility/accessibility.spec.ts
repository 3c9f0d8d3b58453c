import { expectAccessible, test } from '#e2e/support/screens/accessibility.ts';
import { addresses, ofKnownKind } from '#e2e/support/routes.ts';
import { untilCodeRuns } from '#e2e/support/late-code.ts';
import { untilReady } from '#e2e/support/site.ts';

for (const address of addresses) {
  const tag = ofKnownKind.has(address) ? '@phone' : [];
  test(`${decodeURI(address)} has no accessibility problem`, { tag }, async ({ page }) => {
    // A long page has hundreds of texts, and each is laid against its ground.
    test.setTimeout(120_000);
    await page.goto(address);
    await untilReady(page);
    // Parts that come late would change what axe names.
    await untilCodeRuns(page);
    await expectAccessible(page);
  });
}
