import { useEffect, useState, type ComponentType } from 'react';
import { whenReachable } from '#ui/when-reachable.ts';

/** A place for parts that come after the page is there; `load` must be the same function at every render. */
export function LateSlot({ load }: { load: () => Promise<ComponentType> }) {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    void whenReachable(load).then((loaded) => setParts(() => loaded));
  }, [load]);
  return Parts && <Parts />;
}
