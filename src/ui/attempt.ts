/** What the work comes to; `otherwise` where the browser lacks, forbids or breaks what it needs. */
export function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
