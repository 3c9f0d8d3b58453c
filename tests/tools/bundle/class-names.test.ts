import { expect, test } from 'vitest';
import { shortClassNames } from '#tools/bundle/class-names.ts';

const here = shortClassNames('/site');

test('a class has a short name of its own in every file, the same wherever the project lies', () => {
  const name = here('frame', '/site/src/a.module.css');
  expect(name).toMatch(/^_[\w-]{5}$/);
  expect(here('frame', '/site/src/b.module.css')).not.toBe(name);
  expect(here('hint', '/site/src/a.module.css')).not.toBe(name);
  expect(shortClassNames('/elsewhere')('frame', '/elsewhere/src/a.module.css')).toBe(name);
});
