// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
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
const arrow = (name: string) => box.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const shown = () => box.querySelector('[aria-selected="true"]')?.textContent;

describe('the plan viewer', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    box = document.body.appendChild(document.createElement('div'));
    root = createRoot(box);
    act(() => root.render(<PlanViewer units={units} notice="이미지입니다." />));
  });
  afterEach(() => {
    act(() => root.unmount());
    box.remove();
    vi.unstubAllGlobals();
  });

  it('greys its arrows at either end', () => {
    expect(arrow('이전 타입')?.disabled).toBe(true);
    expect(arrow('다음 타입')?.disabled).toBe(false);
    act(() => arrow('다음 타입')?.click());
    act(() => arrow('다음 타입')?.click());
    expect(shown()).toBe('84A');
    expect(arrow('이전 타입')?.disabled).toBe(false);
    expect(arrow('다음 타입')?.disabled).toBe(true);
  });

  it('fades in a plan that was chosen, once it has loaded, and not the first', () => {
    const fade = () => box.querySelector<HTMLElement>('[data-fade]')?.dataset['fade'];
    expect(fade()).toBe('none');
    act(() => arrow('다음 타입')?.click());
    expect(fade()).toBe('loading');
    act(() => void box.querySelector('img')?.dispatchEvent(new Event('load')));
    expect(fade()).toBe('loaded');
  });
});
