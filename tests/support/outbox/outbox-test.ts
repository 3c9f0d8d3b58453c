import { test as base, vi } from 'vitest';
import { World, type Actor } from '#tests/support/outbox/world/outbox-world.ts';

/** A test in a world of its own, whose clock stands still until it is told, with a first page in it. */
export const test = base
  .extend('clock', { auto: true }, ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    return vi;
  })
  .extend('world', ({ clock: _faked }): World => new World())
  .extend('page', ({ world }): Actor => world.start());
