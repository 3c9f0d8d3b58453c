import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { VisitAnswer, WantedVisit } from '#protocol/office/bookings.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { PICKING_TEXT } from '#text/visits/picking.ts';
import { Spinner } from '#ui/controls/spinner.tsx';

const SentVisit = lazy(() => whenReachable(async () => ({ default: (await import('./sent-visit.tsx')).SentVisit })));

interface LateVisitProps {
  /** Slug of the development. */
  site: string;
  /** Id of the lead. */
  lead: string;
  visit: WantedVisit;
  answer: VisitAnswer;
  /** A free time was taken instead of the full one. */
  onBooked: () => void;
  /** The visitor has gone to another page, as to the pass. */
  onLeave: () => void;
}

/** What became of a visit whose form is gone: the pass, or the nearest free times. */
export function LateVisit({ onLeave, ...visit }: LateVisitProps) {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) onLeave();
  }, [pathname, onLeave]);
  return (
    __OFFICE__ && (
      <Suspense fallback={<Spinner label={PICKING_TEXT.loading} />}>
        <SentVisit office={__OFFICE__} {...visit} />
      </Suspense>
    )
  );
}
