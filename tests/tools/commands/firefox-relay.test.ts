import { expect, test } from 'vitest';
import { pardon } from '#tools/commands/browsers/firefox-relay.mjs';

const refusal = (message: string, error = 'unknown command') =>
  JSON.stringify({ type: 'error', id: 7, error, message, stacktrace: '' });

test('what Firefox does not know yet and nobody needs is answered with a yes', () => {
  const answer = pardon(refusal('emulation.setMediaFeaturesOverride'));
  expect(JSON.parse(answer)).toEqual({ type: 'success', id: 7, result: {} });
});

test('every other refusal, and all that is no refusal, is passed on as it is', () => {
  for (const answer of [
    refusal('emulation.setTimezoneOverride'),
    refusal('emulation.setMediaFeaturesOverride', 'invalid argument'),
    JSON.stringify({ type: 'success', id: 7, result: { value: 'unknown command emulation.setMediaFeaturesOverride' } }),
  ])
    expect(pardon(answer)).toBe(answer);
});
