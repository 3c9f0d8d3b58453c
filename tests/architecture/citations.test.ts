import { expect, test } from 'vitest';
import { citingFiles, specificationIds, textsOf, wrongCitations } from '#tests/support/citations.ts';

test('every file, heading, script and row of the specification that comments, messages and papers cite is there', () => {
  expect(citingFiles.length).toBeGreaterThan(700);
  const wrong = citingFiles.flatMap((file) =>
    textsOf(file).flatMap((text) => wrongCitations(file, text).map((problem) => `${file}: ${problem}`)),
  );
  expect(wrong).toEqual([]);
});

test('no two rows of the specification have one id', () => {
  expect(specificationIds.length).toBeGreaterThan(20);
  expect(specificationIds).toEqual([...new Set(specificationIds)]);
});

test.each([
  ['src/app/thing.ts', '// The rule stands in src/site/rules.ts.'],
  ['src/app/thing.ts', '/** As notes-of-nobody.md says. */'],
  ['src/app/thing.ts', "'Read docs/deploy.md#no-such-heading first.'"],
  ['src/app/thing.ts', '/** The number of the specification. */'],
  ['src/app/thing.ts', '// S-999'],
  ['src/app/thing.css', '/* src/nowhere/<kind>.tsx */'],
  ['e2e/journeys/thing.spec.ts', "'has the order of the specification'"],
  ['docs/thing.md', 'Run `npm run nothing`.'],
  ['docs/thing.md', '[more](nowhere.md)'],
  ['README.md', '[more](docs/deploy.md#no-such-heading)'],
])('it would be seen: in %s, %s', (file, text) => {
  expect(wrongCitations(file, text)).not.toEqual([]);
});

test.each([
  ['docs/thing.md', 'CONTENT=sites/물빛언덕 npm run dev, and `sites/<name>/.env.local`'],
  ['docs/thing.md', 'a file `src/pages/<kind>.tsx`, pictures `hero.jpg`, and `/local/inbox`'],
  ['art/README.md', 'art/render/masters/interior-59a-living.png'],
  ['tests/tools/thing.test.ts', "'src/site/rules.ts: phone: write digits'"],
])('an example is no citation: in %s, %s', (file, text) => {
  expect(wrongCitations(file, text)).toEqual([]);
});
