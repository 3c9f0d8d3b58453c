import type { Device } from '#protocol/worker/offline-files.ts';
import { message, readToPage, type ToPage } from '#protocol/worker/worker-messages.ts';
import { showsAvif } from '#browser/avif-support.ts';
import { isMetered } from '#browser/metered.ts';
import { rememberAsked, wasAsked } from './asked.ts';
import { usePack } from './pack-store.ts';

const RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 15 * 60_000;
/** A worker that is filling the pack and says nothing for so long was ended by the browser. */
const SILENCE_MS = 60_000;

const readDevice = async (): Promise<Device> => ({
  pixels: Math.ceil(window.innerWidth * window.devicePixelRatio),
  avif: await showsAvif(),
});

let ask: (fill: boolean) => void = () => {};

/** The visitor wants the pack, whatever the connection. */
export function saveForOffline(): void {
  rememberAsked();
  ask(true);
}

const mayFill = () => wasAsked() || !isMetered(navigator);

/** Keeps asking the worker until the pack is complete. Returns how to stop. */
export function keepPack({ serviceWorker }: Navigator): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const device = readDevice();
  const tell = async (fill: boolean) => {
    const [{ active }, known] = await Promise.all([serviceWorker.ready, device]);
    active?.postMessage(message({ type: 'pack', device: known, fill }));
  };
  const askIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => ask(mayFill()), ms);
  };
  ask = (fill) => {
    askIn(SILENCE_MS);
    void tell(fill).catch(() => {
      // A worker that cannot be reached is asked again when it has been silent for long enough.
    });
  };
  const onIdle = () => {
    if (!mayFill()) return clearTimeout(timer);
    askIn(Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** failures));
    failures += 1;
  };
  const onPack = ({ state }: ToPage & { type: 'pack' }) => {
    const idle = mayFill() ? 'paused' : 'held';
    usePack.setState({ status: state === 'idle' ? idle : state });
    window.__offlineReady = state === 'complete';
    if (state === 'filling') {
      failures = 0;
      askIn(SILENCE_MS);
    } else if (state === 'idle') onIdle();
    else clearTimeout(timer);
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const received = readToPage(data);
    if (received?.type === 'pack') onPack(received);
  };
  const askNow = () => ask(mayFill());
  serviceWorker.addEventListener('message', onMessage);
  serviceWorker.addEventListener('controllerchange', askNow);
  window.addEventListener('online', askNow);
  askNow();
  return () => {
    clearTimeout(timer);
    serviceWorker.removeEventListener('message', onMessage);
    serviceWorker.removeEventListener('controllerchange', askNow);
    window.removeEventListener('online', askNow);
  };
}
