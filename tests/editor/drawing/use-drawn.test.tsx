// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Obstacle } from '#editor/drawing/board/obstacle.tsx';
import { useDrawn } from '#editor/drawing/board/use-drawn.ts';
import type { DrawRequest } from '#editor/model/messages.ts';
import { showPanel } from '#tests/support/office/panel.tsx';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { SERVER_TEXT } from '#text/editor/server.ts';

const ASKED = {
  extended: { kind: 'plan', plan: {}, variant: 'extended' },
  basic: { kind: 'plan', plan: {}, variant: 'basic' },
} as const satisfies Record<string, DrawRequest>;

function Drawing({ of }: { of: keyof typeof ASKED }) {
  const drawing = useDrawn(ASKED[of], of);
  return (
    <>
      {drawing.drawn?.markup}
      <Obstacle drawing={drawing} />
    </>
  );
}

const drawnAs = (markup: string) => Response.json({ kind: 'drawn', markup, box: [0, 0, 1, 1] });
const undrawable = () => Response.json({ kind: 'undrawable' });
const failing = () => Response.json({ kind: 'refused', reason: 'a failure' }, { status: 500 });

let answer: () => Response;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer());
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('where nobody answers for another drawing the first does not stand in its place, and it is said', async () => {
  answer = () => drawnAs('확장형 도면');
  const { show, text } = await showPanel(<Drawing of="extended" />);
  expect(text()).toBe('확장형 도면');
  answer = failing;
  await show(<Drawing of="basic" />);
  expect(text()).toBe(SERVER_TEXT.unreachable);
});

test('who has not answered is asked again, until a drawing comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  answer = failing;
  const { text } = await showPanel(<Drawing of="extended" />);
  expect(text()).toBe(SERVER_TEXT.unreachable);
  answer = () => drawnAs('확장형 도면');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(text()).toBe('확장형 도면');
});

test('what cannot be drawn is said, with the drawing before where there is one', async () => {
  answer = undrawable;
  const { show, text } = await showPanel(<Drawing of="extended" />);
  expect(text()).toBe(DRAWING_TEXT.unreadable);
  answer = () => drawnAs('기본형 도면');
  await show(<Drawing of="basic" />);
  expect(text()).toBe('기본형 도면');
});
