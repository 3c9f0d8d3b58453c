// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEyes } from '#features/tour/view/eyes.ts';
import { listenToGestures, turnByKey } from '#features/tour/view/gestures.ts';
import type { Look } from '#features/tour/view/look.ts';

const START: Look = { yaw: 0, pitch: 0, width: 90 };
const SIZE = { width: 400, height: 300 };

/** A picture under somebody's hands. */
function open({ isFull = false } = {}) {
  const element = document.createElement('div');
  element.setPointerCapture = () => {};
  const eyes = openEyes(START, { onGoal: () => {}, isStill: () => true });
  onTestFinished(listenToGestures(element, { eyes, size: () => SIZE, ownsWheel: () => isFull }));
  const pointer = (type: string, pointerId: number, clientX: number, clientY = 100) =>
    element.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, button: 0 }));
  const wheel = (deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { eyes, pointer, wheel };
}

describe('a finger', () => {
  test('takes the picture along: what it holds stays under it', () => {
    const { eyes, pointer } = open();
    pointer('pointerdown', 1, 200);
    pointer('pointermove', 1, 100, 130);
    expect(eyes.look().yaw).toBeGreaterThan(20);
    expect(eyes.look().pitch).toBeGreaterThan(5);
    pointer('pointerup', 1, 100);
    const { yaw } = eyes.look();
    pointer('pointermove', 1, 300);
    expect(eyes.look().yaw).toBe(yaw);
  });

  test('and a second one look closer as they part, and further as they meet', () => {
    const { eyes, pointer } = open();
    pointer('pointerdown', 1, 100);
    pointer('pointerdown', 2, 200);
    pointer('pointermove', 2, 300);
    expect(eyes.look().width).toBe(45);
    pointer('pointermove', 2, 200);
    expect(eyes.look().width).toBe(90);
    expect(eyes.look().yaw).toBe(0);
  });
});

test('the wheel belongs to the page, and to the picture only where that fills the screen', () => {
  const inPage = open();
  expect(inPage.wheel(100)).toBe(false);
  expect(inPage.eyes.look().width).toBe(90);
  const full = open({ isFull: true });
  expect(full.wheel(-100)).toBe(true);
  expect(full.eyes.look().width).toBe(85);
});

test('keys turn, tilt and look closer; those of the browser stay the browser’s', () => {
  const { eyes } = open();
  const press = (key: string, options: KeyboardEventInit = {}) =>
    turnByKey(eyes, new KeyboardEvent('keydown', { key, ...options }));
  expect(['ArrowRight', 'ArrowUp', '+'].map((key) => press(key))).toEqual([true, true, true]);
  expect(eyes.look()).toEqual({ yaw: 15, pitch: 10, width: 78 });
  expect(press('Tab')).toBe(false);
  expect(press('ArrowLeft', { altKey: true })).toBe(false);
  expect(eyes.look().yaw).toBe(15);
});
