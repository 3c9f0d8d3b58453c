/** Where the device remembers that larger text is wanted: `1`. The page's inline script reads it before the first paint. */
export const LARGE_TEXT_KEY = 'modelhouse:large-text';
/** Attribute of `<html>` while text is large. */
export const LARGE_TEXT_ATTRIBUTE = 'data-large-text';
