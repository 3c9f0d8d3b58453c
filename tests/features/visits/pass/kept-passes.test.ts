import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { forgetPass, keepPass, keptPass, keptPasses, type KeptPass } from '#features/visits/pass/kept-passes.ts';

const NOW = new Date('2027-03-10T00:00:00Z');
const pass = (token: string, slot: string, site = '온새미스카이'): KeptPass => ({
  token,
  site,
  slot,
  state: 'booked',
  seenAt: NOW,
});

test('a pass is there again as the office last told of it, until it is forgotten', async () => {
  await keepPass(pass('a', '2027-03-12T1000'));
  await keepPass({ ...pass('a', '2027-03-13T1000'), state: 'cancelled' });
  expect(await keptPass('a')).toEqual({ ...pass('a', '2027-03-13T1000'), state: 'cancelled' });
  await forgetPass('a');
  expect(await keptPass('a')).toBeNull();
});

test('a development’s passes come in the order of their visits, and old ones are gone', async () => {
  await keepPass(pass('late', '2027-03-14T1000'));
  await keepPass(pass('early', '2027-03-04T1000'));
  await keepPass(pass('over', '2027-03-01T1000'));
  await keepPass(pass('other', '2027-03-12T1000', '다른현장'));
  expect((await keptPasses('온새미스카이', NOW)).map(({ token }) => token)).toEqual(['early', 'late']);
  expect(await keptPass('over')).toBeNull();
  expect(await keptPass('other')).not.toBeNull();
});

test('a browser that keeps nothing has no passes, and nothing fails', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  const without = await import('#features/visits/pass/kept-passes.ts');
  await without.keepPass(pass('a', '2027-03-12T1000'));
  expect(await without.keptPass('a')).toBeNull();
  expect(await without.keptPasses('온새미스카이', NOW)).toEqual([]);
  vi.unstubAllGlobals();
});
