import { LateSlot } from '#ui/late-slot.tsx';

async function load() {
  window.__offlineReady = false;
  const { startWorker } = await import('./worker-start.ts');
  await startWorker();
  return (await import('./worker-parts.tsx')).WorkerParts;
}

/** Starts the worker once the page is there; what is to be seen of it comes afterwards, in a chunk of its own. */
export const WorkerSlot = () => <LateSlot load={load} />;
