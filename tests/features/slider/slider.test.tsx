// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Slider } from '#features/slider/slider.tsx';

const slides = ['하나', '둘', '셋'].map((title) => ({ title, lines: ['한 줄'], picture: { name: 'hero', alt: '' } }));

let root: Root;
let box: HTMLElement;
const current = () => box.querySelector('[data-state="current"] h3')?.textContent;
const button = (name: string) => box.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the slider', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    box = document.body.appendChild(document.createElement('div'));
    root = createRoot(box);
    act(() => root.render(<Slider label="슬라이드" slides={slides} notice="이미지입니다." />));
  });
  afterEach(() => {
    act(() => root.unmount());
    box.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('moves on every six seconds and comes round', () => {
    wait(5999);
    expect(current()).toBe('하나');
    wait(1);
    expect(current()).toBe('둘');
    wait(6000);
    wait(6000);
    expect(current()).toBe('하나');
  });

  it('gives a chosen slide its whole six seconds', () => {
    wait(4000);
    act(() => button('이전')?.click());
    expect(current()).toBe('셋');
    wait(4000);
    expect(current()).toBe('셋');
    wait(2000);
    expect(current()).toBe('하나');
  });

  it('stops and starts by its button', () => {
    act(() => button('자동 넘김 정지')?.click());
    wait(20_000);
    expect(current()).toBe('하나');
    act(() => button('자동 넘김 시작')?.click());
    wait(6000);
    expect(current()).toBe('둘');
  });

  it('waits while focus is inside', () => {
    act(() => button('다음')?.focus());
    wait(20_000);
    expect(current()).toBe('하나');
    act(() => button('다음')?.blur());
    wait(6000);
    expect(current()).toBe('둘');
  });
});
