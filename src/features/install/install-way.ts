/**
 * How the site comes onto a home screen in this browser. `prompt`: the browser asks, when told to. `ios`, `samsung`,
 * `menu`: the visitor taps it together from the browser's own menu. `leave`: first out of the browser inside an app.
 */
export type InstallWay = 'prompt' | 'ios' | 'samsung' | 'menu' | 'leave';

/** What is known of the browser. */
export interface Browser {
  userAgent: string;
  /** The site runs from its icon already. */
  isStandalone: boolean;
  /** The browser has offered to ask. */
  canPrompt: boolean;
  /** iPads call themselves Macs, but are touched. */
  touchPoints: number;
}

/**
 * Apps whose inner browsers Koreans open links in, by how they name themselves. Of the others Android's say that they
 * are views, and Apple's lack what Safari and every browser beside it calls itself.
 */
const APPS = [
  ['kakaotalk', /KAKAOTALK/i],
  ['naver', /NAVER\(inapp/i],
  ['band', /\bBAND\//],
  ['daangn', /TowneersApp|Karrot|Daangn/i],
  ['other', /Instagram|FBAN|FBAV|\bLine\/|DaumApps|everytimeApp|\bwv\)|\((iPhone|iPad|iPod)(?!.*Safari\/)/],
] as const;
export type InnerBrowser = (typeof APPS)[number][0];

/** The app whose inner browser this is; null: it is a browser of its own. */
export const innerBrowser = (userAgent: string): InnerBrowser | null =>
  APPS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

export const isApple = ({ userAgent, touchPoints }: Pick<Browser, 'userAgent' | 'touchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** The way for this browser; null: there is none, or it has been gone. */
export function installWay(browser: Browser): InstallWay | null {
  const { userAgent, isStandalone, canPrompt } = browser;
  if (isStandalone) return null;
  if (innerBrowser(userAgent)) return 'leave';
  if (canPrompt) return 'prompt';
  if (isApple(browser)) return 'ios';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  // Other phones have the entry in their menus; computers that do not offer it mostly have none.
  return /Android/.test(userAgent) ? 'menu' : null;
}
