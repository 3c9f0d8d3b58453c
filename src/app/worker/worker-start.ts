import { message, readToPage } from '#protocol/worker-messages.ts';
import { WORKER_ADDRESS, WORKER_POLICY } from '#protocol/worker-address.ts';
import { attempt } from '#ui/attempt.ts';
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

/** Says which build this page is of: as long as an old one is open, its files stay. */
function answerWorker({ data, ports }: MessageEvent<unknown>): void {
  const entry = document.documentElement.dataset['scripts']?.split(' ')[0] ?? '';
  if (readToPage(data)?.type === 'who') ports[0]?.postMessage(message({ type: 'here', entry }));
}

/** Offers a worker that waits, and tries again when one could not be installed. */
function watch(registration: ServiceWorkerRegistration, retry: () => void): void {
  const follow = (worker: ServiceWorker | null) => {
    let isInstalled = false;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offerUpdate(worker);
      if (worker.state === 'redundant' && !isInstalled) retry();
      isInstalled = true;
    });
  };
  if (registration.waiting && registration.active) offerUpdate(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function checkWhenVisible(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Registers the worker, again and again until it stands; each attempt goes on where the last one stopped. */
function register(container: ServiceWorkerContainer, onRegistered: () => void) {
  const address = trusted();
  let known: ServiceWorkerRegistration | undefined;
  let failures = 0;
  const retry = () => {
    setTimeout(tryOnce, Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** failures));
    failures += 1;
  };
  const tryOnce = () => {
    // A browser that forbids workers may throw already when it is asked.
    new Promise<ServiceWorkerRegistration | undefined>((resolve) =>
      resolve(container.register(address, { updateViaCache: 'none' })),
    )
      .then((registration) => {
        // A browser that is told to block workers answers with nothing.
        if (!registration) return;
        if (registration !== known) {
          known = registration;
          watch(registration, retry);
          checkWhenVisible(registration);
          onRegistered();
        }
        // Registering the same address again does not look for a newer worker.
        if (failures > 0 && registration.active) return registration.update();
      })
      .catch(retry);
  };
  tryOnce();
}

let registered: Promise<void> | null = null;

/**
 * Lets the worker in once the page is loaded: only in a build, only where there are workers, and not where the owner
 * has taken the worker back.
 * @returns resolved when it is registered, which may be never
 */
export function startWorker(): Promise<void> {
  registered ??= new Promise((resolve) => {
    window.__offlineReady = false;
    if (!import.meta.env.PROD || __WORKER__ === 'remove' || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    joinTabs();
    reloadOnNewWorker(navigator);
    serviceWorker.addEventListener('message', answerWorker);
    // Where its address cannot be trusted there is no worker, and the page goes on without.
    const start = () => attempt(() => register(serviceWorker, resolve), undefined);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  });
  return registered;
}
