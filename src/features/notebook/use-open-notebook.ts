import { useEffect } from 'react';
import { isKiosk } from '#early/kiosk.ts';
import { openNotebook, useNotebook } from '#notebook/notebook.ts';

/** The notebook of this device, opened once the page is taken over; on a shared tablet nothing is kept. */
export function useOpenNotebook() {
  useEffect(() => void openNotebook(isKiosk()), []);
  return useNotebook();
}
