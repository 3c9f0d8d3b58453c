import type { ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { lateTurn } from '#browser/late-turn.ts';
import { LatePart } from './late-part.tsx';

/**
 * A place for parts that come after the page is there, and that it can do without: one that throws shows nothing.
 * `load` must be the same function at every render.
 */
export const LateSlot = ({ load }: { load: () => Promise<ComponentType> }) => (
  <ErrorBoundary>
    <LatePart load={load} turn={lateTurn} props={{}} />
  </ErrorBoundary>
);
