import { RefusedError } from './senders/sender.ts';

/** How long each further try waits, in milliseconds, before it is spread by up to half. */
export const WAITS_MS = [1000, 4000, 12_000] as const;

export interface Patience {
  wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
}

export const PATIENCE: Patience = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
};

/** Does something again after it failed, later each time. @throws what the last try threw, and a refusal at once */
export async function patiently(act: () => Promise<void>, { wait, random }: Patience): Promise<void> {
  for (const pause of WAITS_MS) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof RefusedError) throw error;
    }
    await wait(pause * (1 + random() / 2));
  }
  return act();
}
