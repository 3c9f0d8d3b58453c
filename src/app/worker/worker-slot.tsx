import { LateSlot } from '#app/boot/late-slot.tsx';
import { startWorker } from './worker-start.ts';

async function load() {
  await startWorker();
  return (await import('./worker-parts.tsx')).WorkerParts;
}

/** Starts the worker; what is to be seen of it comes afterwards, in a chunk of its own. */
export const WorkerSlot = () => <LateSlot load={load} />;
