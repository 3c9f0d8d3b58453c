import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenReachable } from '#ui/when-reachable.ts';

/** Keeps what a late part throws from the page's own boundary, which would put an error page in the page's place. */
class LateBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

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
      <LateBoundary>
        <Parts />
      </LateBoundary>
    )
  );
}
