import { recall, remember } from '#browser/device-memory.ts';

const KEY = 'modelhouse:save-pack';

/** Whether the visitor has asked for the pack on this device. */
export const wasAsked = (): boolean => recall(KEY) !== null;

/** Where nothing can be remembered the visitor asks again at the next visit. */
export const rememberAsked = (): boolean => remember(KEY, '1');
