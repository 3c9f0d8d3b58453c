// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LateSlot } from '#ui/late-slot.tsx';

function BreaksInRender(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function BreaksInEffect() {
  useEffect(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }, []);
  return 'half a part';
}

test.each([BreaksInRender, BreaksInEffect])(
  'a late part that throws shows nothing, and the page stays (%o)',
  async (Part) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box, { onCaughtError: () => {} });
    const load = () => Promise.resolve(Part);
    await act(async () =>
      root.render(
        <>
          <h1>온새미</h1>
          <LateSlot load={load} />
        </>,
      ),
    );
    expect(box.textContent).toBe('온새미');
    act(() => root.unmount());
  },
);

test('late parts ask for their files each in a moment of its own', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const order: string[] = [];
  const part = (name: string) => () => {
    order.push(name);
    setTimeout(() => order.push(`after ${name}`));
    return Promise.resolve(() => name);
  };
  const [first, second] = [part('first'), part('second')];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    root.render([<LateSlot key="1" load={first} />, <LateSlot key="2" load={second} />]);
  });
  await vi.waitFor(() => expect(order).toContain('after second'));
  expect(order).toEqual(['first', 'after first', 'second', 'after second']);
  act(() => root.unmount());
});
