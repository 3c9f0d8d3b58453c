import { describe, expect, vi } from 'vitest';
import { openOutbox } from '#outbox/outbox.ts';
import { changedMessage } from '#protocol/outbox/outbox-messages.ts';
import { test } from '#tests/support/outbox/outbox-test.ts';
import { CALM, makeLead } from '#tests/support/outbox/world/outbox-world.ts';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';

/** One end of a channel: what is posted to it, and how it hears what others post. */
function fakeChannel() {
  const events = new EventTarget();
  const posted: unknown[] = [];
  return {
    posted,
    receive: (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data })),
    channel: {
      postMessage: (message: unknown) => void posted.push(message),
      addEventListener: events.addEventListener.bind(events) as BroadcastChannel['addEventListener'],
    },
  };
}

function openHere(channel: ReturnType<typeof fakeChannel>['channel'] | null) {
  return openOutbox({
    ...CALM,
    channel,
    now: Date.now,
    fetch: () => Promise.resolve(Response.json({}, { status: 500 })),
    indexedDB: null,
    fallback: memoryStorage(),
    endpoints: { reservation: '/', interest: '/', visit: '/', customer: '/' },
    owner: 'page',
    via: 'page',
  });
}

describe('who has subscribed to the outbox', () => {
  test('is notified when a lead is stored, when its verdict is written, and when it is removed', async () => {
    const { channel, posted } = fakeChannel();
    const outbox = openHere(channel);
    const listener = vi.fn();
    outbox.subscribe(listener);
    const lead = makeLead();
    await outbox.submit(lead);
    expect(listener).toHaveBeenCalledTimes(2);
    await outbox.remove(lead.id);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(posted, 'as are the other tabs').toEqual([changedMessage(), changedMessage(), changedMessage()]);
  });

  test('is notified of other tabs and the worker, of whatever build, and of nothing else on the channel', async () => {
    const { channel, receive, posted } = fakeChannel();
    const listener = vi.fn();
    openHere(channel).subscribe(listener);
    for (const data of [changedMessage(), { v: 9, kind: 'merged' }, null, 'changed', { kind: 'changed' }, { v: 1 }])
      receive(data);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(posted, 'what came from the channel does not go back to it').toEqual([]);
  });

  test('is notified no more once it has unsubscribed', async () => {
    const outbox = openHere(null);
    const [gone, stays] = [vi.fn(), vi.fn()];
    const unsubscribe = outbox.subscribe(gone);
    outbox.subscribe(stays);
    unsubscribe();
    await outbox.submit(makeLead());
    expect(gone).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(2);
  });

  test('costs no lead anything when its channel breaks', async () => {
    const { channel } = fakeChannel();
    channel.postMessage = () => {
      throw new DOMException('closed', 'InvalidStateError');
    };
    expect(await openHere(channel).submit(makeLead())).toMatchObject({ saved: true });
  });
});
