/**
 * How a part of the platform fails: it is not there, asking for it or using it throws, or it takes every call and never
 * answers.
 */
export type Way = 'missing' | 'throws' | 'never';

const ALL: readonly Way[] = ['missing', 'throws', 'never'];
const AT_ONCE: readonly Way[] = ['missing', 'throws'];

/** What a page may use and must be able to do without, and the ways in which each part can fail. */
export const PARTS: Readonly<Record<string, readonly Way[]>> = {
  'window.BroadcastChannel': ALL,
  'BroadcastChannel.prototype.postMessage': ['throws'],
  'window.indexedDB': AT_ONCE,
  'IDBFactory.prototype.open': ['throws', 'never'],
  'window.localStorage': AT_ONCE,
  'window.sessionStorage': AT_ONCE,
  'Storage.prototype.getItem': ['throws'],
  'Storage.prototype.setItem': ['throws'],
  'navigator.locks': AT_ONCE,
  'LockManager.prototype.request': ['throws', 'never'],
  'window.caches': AT_ONCE,
  'CacheStorage.prototype.open': ['throws', 'never'],
  'navigator.serviceWorker': AT_ONCE,
  'ServiceWorkerContainer.prototype.register': ['throws', 'never'],
  'ServiceWorkerContainer.prototype.ready': ALL,
  'navigator.permissions': AT_ONCE,
  'Permissions.prototype.query': ['throws', 'never'],
  'navigator.storage': AT_ONCE,
  'StorageManager.prototype.persist': ALL,
  'StorageManager.prototype.estimate': ALL,
  'window.matchMedia': AT_ONCE,
  'MediaQueryList.prototype.addEventListener': AT_ONCE,
  'window.ResizeObserver': ALL,
  'window.IntersectionObserver': ALL,
  'window.requestIdleCallback': ALL,
  'Crypto.prototype.randomUUID': AT_ONCE,
  'Crypto.prototype.subtle': AT_ONCE,
  'Intl.DateTimeFormat': ['throws'],
  'Intl.NumberFormat': ['throws'],
  'Intl.Segmenter': AT_ONCE,
  'Number.prototype.toLocaleString': ['throws'],
  'window.visualViewport': AT_ONCE,
  'HTMLElement.prototype.showPopover': AT_ONCE,
  'navigator.connection': AT_ONCE,
  'AbortSignal.timeout': AT_ONCE,
  'Element.prototype.animate': AT_ONCE,
  'Performance.prototype.getEntriesByType': AT_ONCE,
  'window.trustedTypes': AT_ONCE,
  'History.prototype.scrollRestoration': ['throws'],
  'HTMLMediaElement.prototype.play': ALL,
};

/** Parts whose failure only shows where a worker is let in. */
export const isOfWorkers = (part: string): boolean => /serviceWorker|caches|CacheStorage/i.test(part);

/** Runs in the page, before any of its scripts. */
export function breakPart([part, way]: readonly [part: string, way: Way]): void {
  const names = part.split('.');
  const name = names.pop() ?? '';
  const owner: unknown = names.reduce((value: unknown, key) => Reflect.get(Object(value), key), globalThis);
  const isOwnedBy = (holder: object) => Object.getOwnPropertyDescriptor(holder, name) !== undefined;
  let holder = Object(owner) as object;
  while (!isOwnedBy(holder) && Object.getPrototypeOf(holder) !== null) holder = Object.getPrototypeOf(holder) as object;
  const before = Object.getOwnPropertyDescriptor(holder, name);
  if (!before) return;
  const isInherited = holder === EventTarget.prototype;
  const define = (property: PropertyDescriptor) =>
    Object.defineProperty(isInherited ? (owner as object) : holder, name, { configurable: true, ...property });

  const refuse = function () {
    throw new DOMException('This part is broken.', 'SecurityError');
  };
  const forever = () => new Promise(() => {});
  /** Takes every call, and calls nobody back. */
  const Mute = function () {
    return new Proxy({}, { get: (_target, key) => (key === 'then' ? undefined : () => {}), set: () => true });
  };
  /** A request whose events nobody hears. */
  const unheard = function (this: IDBFactory, ...request: Parameters<IDBFactory['open']>) {
    const opening = (before.value as IDBFactory['open']).apply(this, request);
    for (const type of ['success', 'error', 'blocked', 'upgradeneeded'])
      opening.addEventListener(type, (event) => event.stopImmediatePropagation());
    return opening;
  };

  const isFunction = typeof before.value === 'function';
  if (way === 'missing') {
    if (isInherited || !Reflect.deleteProperty(holder, name)) define({ value: undefined });
  } else if (way === 'throws') {
    define(isFunction ? { value: refuse } : { get: refuse, set: refuse });
  } else if (part === 'IDBFactory.prototype.open') {
    define({ value: unheard });
  } else if (name === 'requestIdleCallback') {
    define({ value: () => 0 });
  } else if (isFunction) {
    define({ value: /^[A-Z]/.test(name) ? Mute : forever });
  } else {
    define({ get: forever });
  }
}
