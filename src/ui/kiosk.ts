import { create } from 'zustand';

/** Whether this page is on a shared tablet. False until that is known, because prerendered HTML knows no device. */
export const useKiosk = create<{ isOn: boolean }>(() => ({ isOn: false }));
