// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from '#protocol/worker-messages.ts';

/** A worker as the page sees it. */
class FakeWorker extends EventTarget {
  readonly scriptURL = new URL('/sw.js', location.href).href;
  state = 'installing';
  readonly heard: unknown[] = [];

  postMessage(data: unknown): void {
    this.heard.push(data);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn(() => Promise.resolve());

  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  /** The found worker is installed, and waits for the active one's pages. */
  async install(worker: FakeWorker): Promise<void> {
    [this.installing, this.waiting] = [null, worker];
    worker.become('installed');
    await vi.advanceTimersByTimeAsync(1000);
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  register = vi.fn((_address: unknown, _options: unknown) => Promise.resolve(this.registration));
}

let container: FakeContainer;

/** The page's code, fresh, in a browser whose worker stands already. */
async function open() {
  vi.resetModules();
  const { startWorker } = await import('#app/worker/worker-start.ts');
  const { useUpdateOffer } = await import('#app/worker/worker-update.ts');
  void startWorker();
  await vi.advanceTimersByTimeAsync(0);
  return {
    isOffered: () => useUpdateOffer.getState().accept !== null,
    accept: () => useUpdateOffer.getState().accept?.(),
  };
}

/** What the page answers a worker that asks which build it is of. */
async function askFrom(worker: FakeWorker): Promise<unknown> {
  const answers: unknown[] = [];
  const port = { postMessage: (data: unknown) => void answers.push(data) };
  container.dispatchEvent(
    Object.assign(new Event('message'), { data: message({ type: 'who' }), source: worker, ports: [port] }),
  );
  await vi.advanceTimersByTimeAsync(0);
  return answers[0];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('__WORKER__', 'keep');
  container = new FakeContainer();
  const worker = new FakeWorker();
  worker.state = 'activated';
  container.registration.active = worker;
  container.controller = worker;
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  document.documentElement.setAttribute('data-scripts', '/assets/main-1.js');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the worker is registered once, and asked for without the HTTP cache', async () => {
  await open();
  expect(container.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('each worker that waits is offered, also the fourth that one visit finds', async () => {
  const page = await open();
  const { registration } = container;
  let last: FakeWorker | null = null;
  for (let found = 0; found < 4; found++) {
    last?.become('redundant');
    last = registration.find();
    await registration.install(last);
    expect(page.isOffered()).toBe(true);
  }
  page.accept();
  await vi.advanceTimersByTimeAsync(1000);
  expect(last?.heard).toEqual([message({ type: 'skip-waiting' })]);
});

test('a worker that was found long after the page began is offered, and told which build the page is of', async () => {
  const page = await open();
  await vi.advanceTimersByTimeAsync(3_600_000);
  const { registration } = container;
  const worker = registration.find();
  await registration.install(worker);
  expect(page.isOffered()).toBe(true);
  expect(await askFrom(worker)).toEqual(message({ type: 'here', entry: '/assets/main-1.js' }));
});

test('a worker that could not be installed is tried again, once for each, whatever was found before', async () => {
  await open();
  const { registration } = container;
  for (const times of [2, 3, 4]) {
    registration.find().become('redundant');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(container.register).toHaveBeenCalledTimes(times);
    expect(registration.update).toHaveBeenCalledTimes(times - 1);
  }
});

test('the worker that gives way to a newer one is no failure', async () => {
  await open();
  const { registration } = container;
  const old = registration.active;
  const worker = registration.find();
  await registration.install(worker);
  worker.become('activated');
  old?.become('redundant');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(container.register).toHaveBeenCalledTimes(1);
});

test('a network that does not let the worker through is tried again, ever more seldom', async () => {
  container.register.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await vi.advanceTimersByTimeAsync(5000);
  expect(container.register).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(container.register).toHaveBeenCalledTimes(3);
  container.register.mockResolvedValue(container.registration);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(container.register).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(container.register).toHaveBeenCalledTimes(4);
});
