/** Code of the error after the time is over, as the SDK would name it. */
export const TOO_LATE = 'deadline-exceeded';

/**
 * The work's outcome, or an error with the code `deadline-exceeded`: the SDK itself waits for as long as the browser
 * does, which in a tunnel is minutes. The work goes on.
 */
export function withinTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(Object.assign(new Error(`No answer in ${milliseconds} ms`), { code: TOO_LATE })),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
