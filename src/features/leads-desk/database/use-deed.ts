import { useRef, useState } from 'react';
import { problemCode } from './problem-code.ts';

/** Does one thing at a time. `problem` is the code of why the last one was not done; null: it was. */
export function useDeed() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Not the state: a second tap may come before the page is drawn again. */
  const isDoing = useRef(false);

  /** @returns whether it was done */
  const run = async (deed: () => Promise<void>): Promise<boolean> => {
    if (isDoing.current) return false;
    isDoing.current = true;
    setBusy(true);
    setProblem(null);
    let code: string | null = null;
    try {
      await deed();
    } catch (error) {
      code = problemCode(error);
    }
    isDoing.current = false;
    setProblem(code);
    setBusy(false);
    return code === null;
  };
  return { isBusy, problem, run };
}
