/** Something that takes long, and that nobody may want any more before it is done. */
interface Work {
  stop: AbortController;
  isDone: boolean;
  result: Promise<string>;
}

/** What is made once for each key, and given up when nobody wants it any more. */
export interface Encodings {
  get: (key: string, make: (signal: AbortSignal) => Promise<string>) => Promise<string>;
  giveUpAllBut: (wanted: ReadonlySet<string>) => void;
}

export function encodings(): Encodings {
  const works = new Map<string, Work>();
  return {
    get(key, make) {
      const known = works.get(key);
      if (known) return known.result;
      const stop = new AbortController();
      const work: Work = { stop, isDone: false, result: make(stop.signal) };
      works.set(key, work);
      work.result.then(
        () => (work.isDone = true),
        // The next one tries again. Whoever waits is told; nobody may be waiting yet.
        () => works.get(key) === work && works.delete(key),
      );
      return work.result;
    },
    giveUpAllBut(wanted) {
      for (const [key, { stop, isDone }] of works) {
        if (isDone || wanted.has(key)) continue;
        stop.abort();
        works.delete(key);
      }
    },
  };
}
