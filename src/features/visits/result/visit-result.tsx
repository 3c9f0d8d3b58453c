import { lazy, Suspense } from 'react';
import type { Outcome } from '#early/window.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';
import { useVisits } from '#features/visits/visit-store.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import type { VisitAnswer } from './sent-visit.tsx';

const SentVisit = lazy(() => whenReachable(async () => ({ default: (await import('./sent-visit.tsx')).SentVisit })));

interface VisitResultProps {
  form: FormKey;
  /** Slug of the development. */
  site: string;
  /** Of the form. */
  outcome: Outcome;
}

function answerOf(outcome: Outcome): VisitAnswer | null {
  if (outcome.tone === 'success') return outcome.visit?.answer ?? 'asking';
  return outcome.saved ? 'waiting' : null;
}

/** Under a form's result, what became of the visit that was chosen in it; nothing where none was. */
export function VisitResult({ form, site, outcome }: VisitResultProps) {
  const { chosen, sent } = useVisits((all) => all[form]);
  const answer = answerOf(outcome);
  // A form that waits to be sent is not emptied.
  const visit = answer === 'waiting' ? chosen : sent;
  if (!__OFFICE__ || !visit || !answer) return null;
  const lead = outcome.tone === 'success' ? outcome.visit?.lead : undefined;
  return (
    <Suspense fallback={null}>
      <SentVisit office={__OFFICE__} site={site} visit={visit} answer={answer} lead={lead} />
    </Suspense>
  );
}
