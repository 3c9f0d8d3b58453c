import { describe, expect, test } from 'vitest';
import { message, readHere, readToPage, readToWorker } from '#protocol/worker/worker-messages.ts';

const device = { pixels: 1170, avif: true };

describe('a message', () => {
  test('arrives as it was sent', () => {
    const toWorker = { type: 'pack', device, fill: true } as const;
    expect(readToWorker(structuredClone(message(toWorker)))).toEqual(toWorker);
    const toPage = { type: 'pack', state: 'filling', done: 12, total: 34 } as const;
    expect(readToPage(structuredClone(message(toPage)))).toEqual(toPage);
    const walk = { type: 'walk', unit: '84A', state: 'filling', done: 1, total: 7, missing: 480_000 } as const;
    expect(readToPage(structuredClone(message(walk)))).toEqual(walk);
    const wish = { type: 'walk', unit: '84A', device, wish: 'keep' } as const;
    expect(readToWorker(structuredClone(message(wish)))).toEqual(wish);
    expect(readToPage(message({ type: 'who' }))).toEqual({ type: 'who' });
    expect(readHere(message({ type: 'here', entry: '/a.js' }))).toEqual({ type: 'here', entry: '/a.js' });
  });

  test('of another version is passed over; only the wish to end an old worker is always understood', () => {
    expect(readToWorker({ v: 2, type: 'pack', device, fill: true })).toBeNull();
    expect(readToPage({ v: 2, type: 'who' })).toBeNull();
    expect(readHere({ v: 2, type: 'here', entry: '/a.js' })).toBeNull();
    expect(readToWorker({ v: 99, type: 'skip-waiting' })).toEqual({ type: 'skip-waiting' });
    expect(readToWorker({ type: 'skip-waiting' })).toEqual({ type: 'skip-waiting' });
  });

  test.each([null, undefined, 'pack', 7, [], {}, { v: 1 }, { v: 1, type: 'pack' }, { v: 1, type: 'reload' }])(
    'that is nothing of ours is passed over: %j',
    (data) => {
      expect([readToWorker(data), readToPage(data), readHere(data)]).toEqual([null, null, null]);
    },
  );

  test('with wrong fields is passed over', () => {
    expect(readToWorker({ v: 1, type: 'pack', device: { pixels: -1, avif: true } })).toBeNull();
    expect(readToWorker({ v: 1, type: 'pack', device: { pixels: 100, avif: 'yes' } })).toBeNull();
    expect(readToWorker({ v: 1, type: 'walk', unit: '84A', device, wish: 'sell' })).toBeNull();
    expect(readToWorker({ v: 1, type: 'walk', unit: 84, device, wish: 'keep' })).toBeNull();
    expect(readToPage({ v: 1, type: 'walk', unit: '84A', state: 'idle', done: 1, total: 2, missing: 3 })).toBeNull();
    expect(readToPage({ v: 1, type: 'walk', unit: '84A', state: 'kept', done: 1, total: 2, missing: -3 })).toBeNull();
    expect(readToPage({ v: 1, type: 'pack', state: 'done', done: 1, total: 2 })).toBeNull();
    expect(readToPage({ v: 1, type: 'pack', state: 'idle', done: 1.5, total: 2 })).toBeNull();
  });
});
