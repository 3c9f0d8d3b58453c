const KEY = '#l=';

/** What follows a page's address so that it opens with a layout. After the `#`: nothing of it reaches a server. */
export const hashOfCode = (code: string): string => KEY + code;

/** The layout that an address brings, as it is written there; null: none. */
export const codeInHash = (hash: string): string | null => (hash.startsWith(KEY) ? hash.slice(KEY.length) : null);
