import { describe, expect, test } from 'vitest';
import { innerBrowser, installWay, type Browser } from '#features/install/install-way.ts';
import { outsideAddress } from '#features/install/outside-address.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const AGENTS = {
  chrome: `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`,
  samsung: `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  safari: `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  kakaoAndroid: `${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36;KAKAOTALK 2610320`,
  kakaoApple: `${IPHONE} Mobile/15E148 KAKAOTALK 25.1.0`,
  naverAndroid: `${ANDROID} Chrome/140.0.0.0 Whale/1.0.0.0 Mobile Safari/537.36 NAVER(inapp; search; 1010; 12.8.2)`,
  naverApple: `${IPHONE} Version/18.1 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 2000; 12.8.0; 15PRO)`,
  instagram: `${IPHONE} Mobile/15E148 Instagram 350.0.0`,
  bandApple: `${IPHONE} Mobile/15E148 BAND/21.0.1 (iOS; iPhone15,2)`,
  bandAndroid: `${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 BAND/21.0.1`,
  daangnApple: `${IPHONE} Mobile/15E148 TowneersApp/26.34.0/263400 iOS/18.1/5026.6 iPhone17,4`,
  daangnAndroid: `${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 TowneersApp/26.34.0/263400 Android/14/34`,
  unknownApple: `${IPHONE} Mobile/15E148`,
  chromeApple: `${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  desktopChrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
} as const;

const browser = (userAgent: string, more: Partial<Browser> = {}): Browser => ({
  userAgent,
  isStandalone: false,
  canPrompt: false,
  touchPoints: 5,
  ...more,
});

describe('the way onto the home screen', () => {
  test.each([
    ['chrome', {}, 'menu'],
    ['chrome', { canPrompt: true }, 'prompt'],
    ['samsung', {}, 'samsung'],
    ['samsung', { canPrompt: true }, 'prompt'],
    ['firefox', {}, 'menu'],
    ['safari', {}, 'ios'],
    ['kakaoAndroid', { canPrompt: true }, 'leave'],
    ['kakaoApple', {}, 'leave'],
    ['naverAndroid', {}, 'leave'],
    ['naverApple', {}, 'leave'],
    ['instagram', {}, 'leave'],
    ['bandApple', {}, 'leave'],
    ['bandAndroid', { canPrompt: true }, 'leave'],
    ['daangnApple', {}, 'leave'],
    ['daangnAndroid', { canPrompt: true }, 'leave'],
    ['unknownApple', {}, 'leave'],
    ['unknownApple', { isStandalone: true }, null],
    ['chromeApple', {}, 'ios'],
    ['desktopChrome', { touchPoints: 0 }, null],
    ['desktopChrome', { touchPoints: 0, canPrompt: true }, 'prompt'],
    ['chrome', { isStandalone: true, canPrompt: true }, null],
    ['safari', { isStandalone: true }, null],
  ] as const)('in %s with %o is %s', (name, more, way) => {
    expect(installWay(browser(AGENTS[name], more))).toBe(way);
  });

  test('an iPad, which calls itself a Mac, goes Apple’s way; a Mac goes none', () => {
    expect(installWay(browser(MAC))).toBe('ios');
    expect(installWay(browser(MAC, { touchPoints: 0 }))).toBeNull();
  });
});

describe('the way out of an app’s inner browser', () => {
  const page = 'https://onsaemi.example.com/%EC%98%A8/customer?a=1#phone';

  test('KakaoTalk opens the same page outside, on every phone', () => {
    for (const name of ['kakaoAndroid', 'kakaoApple'] as const)
      expect(outsideAddress(page, browser(AGENTS[name]))).toBe(
        `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`,
      );
  });

  test('on Android an intent names the page, its scheme and no certain browser', () => {
    expect(outsideAddress(page, browser(AGENTS.naverAndroid))).toBe(
      'intent://onsaemi.example.com/%EC%98%A8/customer?a=1#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end',
    );
  });

  test('on an iPhone only KakaoTalk has one', () => {
    expect(outsideAddress(page, browser(AGENTS.naverApple))).toBeNull();
    for (const name of ['instagram', 'bandApple', 'daangnApple'] as const)
      expect(outsideAddress(page, browser(AGENTS[name]))).toBeNull();
  });

  test('each app is known by its name, any other on a phone as one', () => {
    const apps = (
      ['kakaoApple', 'naverApple', 'bandApple', 'bandAndroid', 'daangnApple', 'daangnAndroid'] as const
    ).map((name) => innerBrowser(AGENTS[name]));
    expect(apps).toEqual(['kakaotalk', 'naver', 'band', 'band', 'daangn', 'daangn']);
    expect(innerBrowser(AGENTS.unknownApple)).toBe('other');
  });

  test('an ordinary browser is none of these apps', () => {
    for (const name of ['chrome', 'samsung', 'firefox', 'safari', 'chromeApple', 'desktopChrome'] as const)
      expect(innerBrowser(AGENTS[name])).toBeNull();
  });
});
