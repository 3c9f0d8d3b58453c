import { useCallback, useEffect, useState } from 'react';
import { showsAvif } from '#browser/avif-support.ts';
import { message, readToPage, type ToPage, type WalkWish } from '#protocol/worker/worker-messages.ts';

/** A worker that is fetching and says nothing for so long was ended by the browser. */
const SILENCE_MS = 30_000;

type Kept = ToPage & { type: 'walk' };

/** Tells the worker of this build, once there is one. */
async function tell(unit: string, wish: WalkWish): Promise<void> {
  const [{ active }, avif] = await Promise.all([navigator.serviceWorker.ready, showsAvif()]);
  const device = { pixels: Math.ceil(window.innerWidth * window.devicePixelRatio), avif };
  active?.postMessage(message({ type: 'walk', unit, device, wish }));
}

/** How much of a unit's walk this device keeps; null while no worker has said it, or where there is none. */
export function useKeptWalk(unit: string) {
  const [kept, setKept] = useState<Kept | null>(null);
  const ask = useCallback((wish: WalkWish) => void tell(unit, wish).catch(() => {}), [unit]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askNow = () => ask('ask');
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const received = readToPage(data);
      if (received?.type !== 'walk' || received.unit !== unit) return;
      setKept(received);
      clearTimeout(timer);
      if (received.state === 'filling') timer = setTimeout(askNow, SILENCE_MS);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    navigator.serviceWorker.addEventListener('controllerchange', askNow);
    askNow();
    return () => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('message', onMessage);
      navigator.serviceWorker.removeEventListener('controllerchange', askNow);
    };
  }, [unit, ask]);
  return { kept, ask };
}
