/**
 * The work's outcome, or a rejection with `late()` when it takes longer than `milliseconds`: what a browser waits for in
 * a tunnel takes minutes. The work goes on.
 */
export function withinTime<Value>(work: Promise<Value>, milliseconds: number, late: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
