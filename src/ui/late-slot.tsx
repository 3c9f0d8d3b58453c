import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { whenReachable } from '#browser/when-reachable.ts';

/**
 * A place for parts that come after the page is there, and that it can do without: one that throws shows nothing.
 * `load` must be the same function at every render.
 */
export function LateSlot({ load }: { load: () => Promise<ComponentType> }) {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    void whenReachable(load).then((loaded) => setParts(() => loaded));
  }, [load]);
  return (
    Parts && (
      <ErrorBoundary>
        <Parts />
      </ErrorBoundary>
    )
  );
}
