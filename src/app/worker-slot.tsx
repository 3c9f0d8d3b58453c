import { useEffect, useState, type ComponentType } from 'react';
import { startWorker } from './worker-start.ts';

/** Starts the worker; what is to be seen of it comes afterwards, in a chunk of its own. */
export function WorkerSlot() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    startWorker()
      .then(() => import('./worker-parts.tsx'))
      .then(({ WorkerParts }) => setParts(() => WorkerParts))
      .catch(() => {
        // Nothing of the page depends on these parts.
      });
  }, []);
  return Parts && <Parts />;
}
