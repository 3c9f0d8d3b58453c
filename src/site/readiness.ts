import type { ContentProblem } from '#site/content-problem.ts';

/** What stands between a development's content and its visitors. */
export interface Readiness {
  /** What must not be published. */
  unready: ContentProblem[];
  /** What may be, once somebody has looked at it. */
  toLookAt: ContentProblem[];
}
