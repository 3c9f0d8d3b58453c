import { create } from 'zustand';

/** `held`: on a dear or slow connection the pack waits until the visitor asks for it. */
export interface Pack {
  status: 'unknown' | 'held' | 'paused' | 'filling' | 'complete';
}

export const usePack = create<Pack>(() => ({ status: 'unknown' }));
