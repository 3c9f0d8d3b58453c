export function attempt<Result>(work: () => Result): Result | null;
export function attempt<Result>(work: () => Result, otherwise: Result): Result;
/**
 * What the work comes to; `otherwise` where the browser lacks, forbids (blocked cookies) or breaks what it needs.
 * Nothing else may depend on it.
 */
export function attempt<Result>(work: () => Result, otherwise: Result | null = null): Result | null {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
