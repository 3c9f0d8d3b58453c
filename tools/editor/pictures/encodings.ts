/** Something that takes long, and that nobody may want any more before it is done. */
interface Work {
  stop: AbortController;
  isDone: boolean;
  /** How many cannot go on without it. */
  waiting: number;
  result: Promise<string>;
}

type Make = (signal: AbortSignal) => Promise<string>;

/** What is made once for each key, and given up when nobody wants it any more. */
export interface Encodings {
  get: (key: string, make: Make) => Promise<string>;
  /** The same, and it is not given up until it is done, whatever others want. */
  waitFor: (key: string, make: Make) => Promise<string>;
  giveUpAllBut: (wanted: ReadonlySet<string>) => void;
}

export function encodings(): Encodings {
  const works = new Map<string, Work>();
  const workOf = (key: string, make: Make): Work => {
    const known = works.get(key);
    if (known) return known;
    const stop = new AbortController();
    const work: Work = { stop, isDone: false, waiting: 0, result: make(stop.signal) };
    works.set(key, work);
    work.result.then(
      () => (work.isDone = true),
      // The next one tries again. Whoever waits is told; nobody may be waiting yet.
      () => works.get(key) === work && works.delete(key),
    );
    return work;
  };
  return {
    get: (key, make) => workOf(key, make).result,
    async waitFor(key, make) {
      const work = workOf(key, make);
      work.waiting++;
      return work.result.finally(() => work.waiting--);
    },
    giveUpAllBut(wanted) {
      for (const [key, { stop, isDone, waiting }] of works) {
        if (isDone || waiting > 0 || wanted.has(key)) continue;
        stop.abort();
        works.delete(key);
      }
    },
  };
}
