import { innerBrowser, isApple, type Browser } from './install-way.ts';

/**
 * The address that opens a page in the phone's own browser, out of an app's inner one; null: this app has no such
 * address, and the visitor leaves by its menu. Followed at a tap only: by itself it would be a loop where the app
 * opens it inside again.
 * @param page absolute address, http or https
 */
export function outsideAddress(page: string, browser: Pick<Browser, 'userAgent' | 'touchPoints'>): string | null {
  if (innerBrowser(browser.userAgent) === 'kakaotalk')
    return `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`;
  if (isApple(browser)) return null;
  // The page's own anchor has no place: what stands after # belongs to the intent.
  const { protocol, host, pathname, search } = new URL(page);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}
