import { expect, test } from 'vitest';
import { tellingLines } from '#tools/commands/build/build-log.mjs';

const LOG = `\u001B[36mvite v8.3.8 \u001B[32mbuilding client environment for production...\u001B[39m
transforming...
✓ 434 modules transformed.
rendering chunks...
computing gzip size...
dist/assets/home-B2lZajfM.js          12.31 kB │ gzip: 4.40 kB
dist/images/hero-2400.avif         1,234.50 kB

\u001B[33m[PLUGIN_TIMINGS] \u001B[0mJavaScript callbacks ran for 6.0s of this 6.1s build (99%).
  - plugin modelhouse:content load (389 calls)
See https://rolldown.rs/reference/InputOptions.checks#bundlertimings for more details.
✓ built in 5.78s
published articles: not read (no Firebase configured, or PRESS=skip)
[plugin content] src/content/facts.ts: phone: write digits with hyphens
`;

test('of a build’s log those lines are told that not every build has', () => {
  expect(tellingLines(LOG)).toEqual([
    '✓ built in 5.78s',
    'published articles: not read (no Firebase configured, or PRESS=skip)',
    '[plugin content] src/content/facts.ts: phone: write digits with hyphens',
  ]);
});

test('an error is told whole, also the code that it quotes', () => {
  const error = [
    'error during build:',
    'Build failed with 1 error:',
    '   ╭─[ src/main.tsx:3:1 ]',
    " 3 │ import './x.ts';",
  ];
  expect(tellingLines(error.join('\n'))).toEqual(error);
});
