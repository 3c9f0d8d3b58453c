import { lazy, Suspense } from 'react';
import type { VisitAnswer, WantedVisit } from '#protocol/office/bookings.ts';
import { whenReachable } from '#browser/when-reachable.ts';

const SentVisit = lazy(() => whenReachable(async () => ({ default: (await import('./sent-visit.tsx')).SentVisit })));

export interface LateVisitProps {
  /** Slug of the development. */
  site: string;
  /** Id of the lead. */
  lead: string;
  visit: WantedVisit;
  answer: VisitAnswer;
  /** Said until there is more to see. */
  words: string;
  onBooked: () => void;
}

/** What became of a visit whose form is gone: the pass, or the nearest free times. */
export function LateVisit({ words, ...visit }: LateVisitProps) {
  const inWords = <p>{words}</p>;
  if (!__OFFICE__) return inWords;
  return (
    <Suspense fallback={inWords}>
      <SentVisit office={__OFFICE__} {...visit} />
    </Suspense>
  );
}
