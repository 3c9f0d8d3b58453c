import { expect, test } from 'vitest';
import { deploySteps } from '#tools/commands/deploy/deploy-steps.mjs';
import { deployArguments, storageSection } from '#tools/commands/deploy/firebase-tools.mjs';
import { functionsSection } from '#tools/commands/deploy/office-function.mjs';

interface Deployed {
  isFirst: boolean;
  isTold: boolean;
  hasPictures?: boolean;
}

/** What a deploy does, in order. */
async function doneBy({ isFirst, isTold, hasPictures = false }: Deployed): Promise<string[]> {
  const done: string[] = [];
  const act = (name: string) => async () => void done.push(name);
  const steps = deploySteps({
    isFirst,
    hasPictures,
    build: act('build'),
    send: async (parts) => void done.push(`send ${parts.join()}`),
    prepareOffice: isTold ? act('bundle') : null,
    waitUntilOpen: act('wait'),
    command: (parts) => parts.join(),
  });
  for (const { run } of steps) await run();
  return done;
}

test('a development whose office is not told deploys no function', async () => {
  expect(await doneBy({ isFirst: false, isTold: false })).toEqual(['build', 'send hosting,firestore']);
});

test('the function is bundled and sent after the site', async () => {
  expect(await doneBy({ isFirst: false, isTold: true })).toEqual([
    'build',
    'send hosting,firestore',
    'bundle',
    'send functions',
  ]);
  expect(await doneBy({ isFirst: true, isTold: true })).toEqual([
    'send firestore',
    'wait',
    'build',
    'send hosting',
    'bundle',
    'send functions',
  ]);
});

test('where the project keeps pictures, their rules are sent with those of the database', async () => {
  const sentBy = (isFirst: boolean) => doneBy({ isFirst, isTold: false, hasPictures: true });
  expect(await sentBy(false)).toEqual(['build', 'send hosting,firestore,storage']);
  expect((await sentBy(true))[0]).toBe('send firestore,storage');
  expect(storageSection('p.appspot.com')).toEqual([{ bucket: 'p.appspot.com', rules: 'storage.rules' }]);
});

test('only functions are sent without being asked about', () => {
  expect(deployArguments('p', ['functions'])).toContain('--force');
  expect(deployArguments('p', ['hosting', 'firestore'])).not.toContain('--force');
});

test('each development’s function is a codebase of its own, of the runtime that its package wants', () => {
  const development = { slug: 's', name: 'n', desk: '/' };
  const telling = { key: 'a1b2c3d4', development, webhook: null, mail: ['a@b.c'], publishes: false };
  expect(functionsSection(telling)).toEqual([
    { source: '.cache/functions/a1b2c3d4', codebase: 'office-a1b2c3d4', runtime: 'nodejs22' },
  ]);
});
