// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyDraft, type Draft } from '#features/press/drafts/drafts.ts';
import { useFollowing } from '#features/press/drafts/use-following.ts';
import { showPanel } from '#tests/support/office/panel.tsx';

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

const account = vi.hoisted(() => ({ storeDraft: vi.fn(), dropFromAccount: vi.fn() }));

vi.mock('#features/press/drafts/account-drafts.ts', () => account);
vi.mock('#firebase/session.ts', () => ({ useSession: () => true }));

test('what must stand alone begins after the store before it, and no store begins beside it', async () => {
  const done: string[] = [];
  const draft: Draft = { ...emptyDraft('s', 'a'), title: '제목', isChanged: true };
  let following!: ReturnType<typeof useFollowing>;
  account.storeDraft.mockImplementation(async () => {
    done.push('store begins');
    await pause();
    done.push('store ends');
    return { id: 'a', account: { uid: 'u', version: 'v' }, isCopy: false };
  });
  function Form() {
    const now = useFollowing({ draft, now: () => draft, adopt: () => {}, onCopied: () => {} });
    useEffect(() => {
      following = now;
    });
    return null;
  }
  await showPanel(<Form />);
  await act(async () => {
    following.store();
    await following.alone(async () => {
      done.push('sending begins');
      following.store();
      await pause();
      done.push('sending ends');
    });
    expect(done).toEqual(['store begins', 'store ends', 'sending begins', 'sending ends']);
    await vi.waitFor(() => expect(done).toHaveLength(6));
    await pause();
  });
});
