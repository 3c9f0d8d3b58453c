import { useEffect, useState, type ComponentType } from 'react';
import { whenReachable } from '#browser/when-reachable.ts';

const atOnce = () => Promise.resolve();

interface LatePartProps<Props> {
  /** Must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  /** What it waits for before it is asked for; must be the same function too. */
  turn?: () => Promise<unknown>;
  /** Of the part. */
  props: Props & object;
}

/** A part that comes after the page is taken over. What is waited for with `Suspense` React shows 300 ms late. */
export function LatePart<Props>({ load, turn = atOnce, props }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const loading = turn().then(() => whenReachable(load));
    void loading.then((loaded) => setPart(() => loaded));
  }, [load, turn]);
  return Part && <Part {...props} />;
}
