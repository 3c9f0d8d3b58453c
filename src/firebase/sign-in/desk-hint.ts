import { recall, remember } from '#browser/device-memory.ts';

const KEY = 'modelhouse:has-signed-in';

/** Whether somebody is signed in on this device, as far as this page remembers: it saves visitors sign-in's code. */
export const maybeSignedIn = (): boolean => recall(KEY) === '1';

/** Where nothing can be remembered, the tools of an article show only after the desk was opened. */
export const rememberSignedIn = (isSignedIn: boolean): boolean => remember(KEY, isSignedIn ? '1' : null);
