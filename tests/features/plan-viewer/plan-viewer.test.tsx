// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlanViewer } from '#features/plan-viewer/plan-viewer.tsx';

const units = ['59A', '59B', '84A'].map((id) => ({
  id,
  label: id,
  structure: `${id} 구조`,
  planAlt: `${id} 평면도`,
}));

let root: Root;
let box: HTMLElement;
/** Lets the drawing that is waited for arrive. */
let arrive = () => {};
const arrow = (name: string) => box.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const shown = () => box.querySelector('[aria-selected="true"]')?.textContent;

describe('the plan viewer', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', () => new Promise<void>((resolve) => (arrive = resolve)));
    box = document.body.appendChild(document.createElement('div'));
    root = createRoot(box);
    act(() =>
      root.render(
        <MemoryRouter>
          <PlanViewer units={units} hrefOf={(id) => `/FloorPlan/${id}`} notice="이미지입니다." />
        </MemoryRouter>,
      ),
    );
  });
  afterEach(() => {
    act(() => root.unmount());
    box.remove();
    vi.unstubAllGlobals();
  });

  it('greys its arrows at either end, and leaves the focus where it is', () => {
    const isGrey = (name: string) => arrow(name)?.getAttribute('aria-disabled') === 'true';
    expect([isGrey('이전 타입'), isGrey('다음 타입')]).toEqual([true, false]);
    arrow('다음 타입')?.focus();
    act(() => arrow('다음 타입')?.click());
    act(() => arrow('다음 타입')?.click());
    expect(shown()).toBe('84A');
    expect([isGrey('이전 타입'), isGrey('다음 타입')]).toEqual([false, true]);
    expect(document.activeElement).toBe(arrow('다음 타입'));
    act(() => arrow('다음 타입')?.click());
    expect(shown()).toBe('84A');
  });

  it('fades in a plan that was chosen, once it has loaded, and not the first', async () => {
    const fade = () => box.querySelector<HTMLElement>('[data-fade]')?.dataset['fade'];
    expect(fade()).toBe('none');
    act(() => arrow('다음 타입')?.click());
    expect(fade()).toBe('loading');
    await act(async () => arrive());
    expect(fade()).toBe('loaded');
  });

  it('leads to the page of the plan that it shows', () => {
    act(() => arrow('다음 타입')?.click());
    expect(box.querySelector('a')?.getAttribute('href')).toBe('/FloorPlan/59B');
  });
});
