import { useEffect, useState } from 'react';
import { matchesMedia } from '#browser/media.ts';
import type { InstallPrompt } from './install-prompt.ts';
import { installWay, type Browser, type InstallWay } from './install-way.ts';

/** What is known of this browser just now. */
export const thisBrowser = (canPrompt: boolean): Browser => ({
  userAgent: navigator.userAgent,
  isStandalone: matchesMedia('(display-mode: standalone)') || Reflect.get(navigator, 'standalone') === true,
  canPrompt,
  touchPoints: navigator.maxTouchPoints,
});

/** How this browser installs the site, and its offer to ask, which the inline loader keeps. */
export function useInstall(): { way: InstallWay | null; prompt: InstallPrompt | null; forget: () => void } {
  const [prompt, setPrompt] = useState<InstallPrompt | null>(() => window.early?.install ?? null);
  const [isInstalled, setInstalled] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('installable', () => setPrompt(window.early?.install ?? null), { signal });
    window.addEventListener('appinstalled', () => setInstalled(true), { signal });
    return () => listening.abort();
  }, []);
  return {
    way: isInstalled ? null : installWay(thisBrowser(prompt !== null)),
    prompt,
    forget() {
      if (window.early) window.early.install = null;
      setPrompt(null);
    },
  };
}
