import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { lateTurn } from '#browser/late-turn.ts';
import { whenReachable } from '#browser/when-reachable.ts';

/**
 * A place for parts that come after the page is there, and that it can do without: one that throws shows nothing.
 * `load` must be the same function at every render.
 */
export function LateSlot({ load }: { load: () => Promise<ComponentType> }) {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const loading = lateTurn().then(() => whenReachable(load));
    void loading.then((loaded) => setParts(() => loaded));
  }, [load]);
  return (
    Parts && (
      <ErrorBoundary>
        <Parts />
      </ErrorBoundary>
    )
  );
}
