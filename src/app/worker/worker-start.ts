import { Workbox } from 'workbox-window';
import { message, readToPage } from '#protocol/worker/worker-messages.ts';
import { WORKER_ADDRESS, WORKER_POLICY } from '#protocol/worker/worker-address.ts';
import { SCRIPTS } from '#protocol/page/page-marks.ts';
import { attempt } from '#browser/attempt.ts';
import { joinTabs } from './worker-drafts.ts';
import { offerUpdate, reloadOnNewWorker } from './worker-update.ts';

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: <Rules>(name: string, rules: Rules) => Rules;
    };
  }
}

const HOUR_MS = 3_600_000;
const RETRY_MS = 5000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Exactly the worker's address may be run as one. */
const trusted = (): string => {
  const createScriptURL = (url: string) => {
    if (url !== WORKER_ADDRESS) throw new TypeError(url);
    return url;
  };
  return (window.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL }) ?? { createScriptURL }).createScriptURL(
    WORKER_ADDRESS,
  );
};

/**
 * Says which build this page is of: as long as an old one is open, its files stay. Not workbox-window's own event: it
 * passes over what a worker says that was found more than a minute after the page began.
 */
function answerWorker({ data, ports }: MessageEvent<unknown>): void {
  const entry = document.documentElement.getAttribute(SCRIPTS)?.split(' ')[0] ?? '';
  if (readToPage(data)?.type === 'who') ports[0]?.postMessage(message({ type: 'here', entry }));
}

function checkWhenVisible(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * Registers the worker, again and again until it stands; each attempt goes on where the last one stopped. Each has a
 * Workbox of its own, because one follows no worker any more after the first that it did not register itself; so more
 * than one may tell of the same worker.
 */
function register(onRegistered: () => void): void {
  const address = trusted();
  const installed = new WeakSet<ServiceWorker>();
  const failed = new WeakSet<ServiceWorker>();
  let isKnown = false;
  let failures = 0;

  const retry = () => {
    setTimeout(tryOnce, Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** failures));
    failures += 1;
  };

  function follow(workbox: Workbox): void {
    workbox.addEventListener('installed', ({ sw, isExternal }) => {
      if (!sw || installed.has(sw)) return;
      installed.add(sw);
      // This Workbox hears of no other.
      if (isExternal) void tryOnce();
    });
    workbox.addEventListener('waiting', ({ sw }) => {
      if (sw) offerUpdate(sw);
    });
    workbox.addEventListener('controlling', reloadOnNewWorker);
    workbox.addEventListener('redundant', ({ sw }) => {
      if (!sw || installed.has(sw) || failed.has(sw)) return;
      failed.add(sw);
      retry();
    });
  }

  async function tryOnce(): Promise<void> {
    const workbox = new Workbox(address, { updateViaCache: 'none' });
    follow(workbox);
    try {
      const registration = await workbox.register({ immediate: true });
      if (!registration) return;
      for (const sw of [registration.waiting, registration.active]) if (sw) installed.add(sw);
      if (!isKnown) {
        isKnown = true;
        checkWhenVisible(registration);
        onRegistered();
      }
      // Registering the same address again does not look for a newer worker.
      if (failures > 0 && registration.active) await workbox.update();
    } catch {
      // No network, a host that fails, a browser that forbids workers.
      retry();
    }
  }
  void tryOnce();
}

let registered: Promise<void> | null = null;

/**
 * Lets the worker in once the page is loaded: only in a build, only where there are workers, and not where the owner
 * has taken the worker back.
 * @returns resolved when it is registered, which may be never
 */
export function startWorker(): Promise<void> {
  registered ??= new Promise((resolve) => {
    if (!import.meta.env.PROD || __WORKER__ === 'remove' || !('serviceWorker' in navigator)) return;
    joinTabs();
    navigator.serviceWorker.addEventListener('message', answerWorker);
    // Where its address cannot be trusted there is no worker, and the page goes on without.
    const start = () => attempt(() => register(resolve), undefined);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  });
  return registered;
}
