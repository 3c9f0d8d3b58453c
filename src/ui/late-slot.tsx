import type { ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { lateTurn } from '#browser/late-turn.ts';
import { LatePart } from './late-part.tsx';

interface LateSlotProps<Props> {
  /** Must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Of the part; nothing. */
  props?: Props & object;
}

/** A place for parts that come after the page is there, and that it can do without: one that throws shows nothing. */
export const LateSlot = <Props extends object>({ load, props = {} as Props }: LateSlotProps<Props>) => (
  <ErrorBoundary>
    <LatePart load={load} turn={lateTurn} props={props} />
  </ErrorBoundary>
);
