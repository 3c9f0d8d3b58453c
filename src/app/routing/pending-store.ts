import { create } from 'zustand';

/** Whether a page is on its way whose code is not there yet. */
export const usePending = create<{ isPending: boolean }>(() => ({ isPending: false }));
