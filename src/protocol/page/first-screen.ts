/**
 * Id of what ends a page's first screen: the first paint waits for it, where the browser can wait (tools/prerender/prerender.ts).
 * An empty element, because Chromium waits for the beginning of an element only.
 */
export const FIRST_SCREEN_END_ID = 'first-screen-end';
