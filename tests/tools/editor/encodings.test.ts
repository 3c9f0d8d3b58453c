import { expect, test } from 'vitest';
import { encodings } from '#tools/editor/pictures/encodings.ts';

/** Takes until it is told to end, or given up. */
function work() {
  const ended = new EventTarget();
  const make = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('given up')));
      ended.addEventListener('end', () => resolve('done'));
    });
  return { make, end: () => void ended.dispatchEvent(new Event('end')) };
}

test('what a save waits for is not given up, whatever another tab wants', async () => {
  const { get, waitFor, giveUpAllBut } = encodings();
  const { make, end } = work();
  const begun = get('one', make);
  const waited = waitFor('one', make);
  giveUpAllBut(new Set());
  end();
  expect(await Promise.all([begun, waited])).toEqual(['done', 'done']);
});

test('what nobody wants any more is given up, and made again when somebody does', async () => {
  const { get, waitFor, giveUpAllBut } = encodings();
  const begun = get('one', work().make);
  giveUpAllBut(new Set());
  await expect(begun).rejects.toThrow('given up');
  const { make, end } = work();
  const waited = waitFor('one', make);
  end();
  expect(await waited).toBe('done');
});
