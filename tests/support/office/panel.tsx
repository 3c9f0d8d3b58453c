import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A part of the desk in a page. Needs the environment happy-dom. */
export interface ShownPanel {
  element: HTMLElement;
  /** All its text; dialogs too. */
  text: () => string;
  /** Presses the button of this name, and waits until its work is done. */
  press: (name: string) => Promise<void>;
  /** Whether there is a button of this name. */
  has: (name: string) => boolean;
  show: (node: ReactElement) => Promise<void>;
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent.trim();

/** Until an office in memory has answered whatever was asked of it. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

/** Draws it, and waits until what it reads has come. */
export async function showPanel(node: ReactElement): Promise<ShownPanel> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const element = document.createElement('main');
  document.body.append(element);
  const root = createRoot(element);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    element.remove();
  });
  const show = async (shown: ReactElement) => {
    await act(async () => root.render(shown));
    await settle();
  };
  const find = (name: string) => [...element.querySelectorAll('button')].find((button) => nameOf(button) === name);
  await show(node);
  return {
    element,
    text: () => element.textContent,
    has: (name) => find(name) !== undefined,
    press: async (name) => {
      const button = find(name);
      if (!button) throw new Error(`No button is called ${name}: ${element.textContent}`);
      await act(async () => button.click());
      await settle();
    },
    show,
  };
}
