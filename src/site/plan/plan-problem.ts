/** One thing wrong with a plan: the field, and what to write instead. */
export interface PlanProblem {
  field: string;
  remedy: string;
}
