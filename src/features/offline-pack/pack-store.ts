import { create } from 'zustand';

/** `held`: on a dear or slow connection the pack waits until the visitor asks for it. */
export type Pack =
  | { status: 'unknown' }
  | { status: 'held' | 'paused' | 'filling' | 'complete'; done: number; total: number };

export const usePack = create<Pack>(() => ({ status: 'unknown' }));
