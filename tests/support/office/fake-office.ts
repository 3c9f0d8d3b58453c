import type { OfficeMessage } from '#functions/office-message.ts';
import type { Patience } from '#functions/patiently.ts';
import type { Sender } from '#functions/senders/sender.ts';
import type { Office, Told } from '#functions/tell-office.ts';

/** A sender that keeps what it takes; it throws the given errors first, one a try. */
export function fakeSender(name = 'fake', errors: Error[] = []): Sender & { taken: OfficeMessage[]; tries: string[] } {
  const taken: OfficeMessage[] = [];
  const tries: string[] = [];
  return {
    name,
    taken,
    tries,
    send: async (message) => {
      tries.push(message.id);
      const error = errors.shift();
      if (error) throw error;
      taken.push(message);
    },
  };
}

/** Remembers in memory. */
export function toldInMemory(): Told {
  const told = new Set<string>();
  return {
    has: async (message, sender) => told.has(`${message} ${sender}`),
    add: async (message, sender) => void told.add(`${message} ${sender}`),
  };
}

/** Waits no time, and tells for how long it would have. */
export function noPatience(random = 0): Patience & { waits: number[] } {
  const waits: number[] = [];
  return { waits, random: () => random, wait: async (milliseconds) => void waits.push(milliseconds) };
}

export const DEVELOPMENT = {
  slug: '온새미스카이',
  name: '인천 온새미 스카이',
  desk: 'https://www.site.test/%EC%98%A8%EC%83%88%EB%AF%B8%EC%8A%A4%EC%B9%B4%EC%9D%B4/desk',
};

/** An office that is told by these senders. */
export function fakeOffice(senders: readonly Sender[], parts: Partial<Office> = {}): Office & { lines: string[] } {
  const lines: string[] = [];
  return {
    development: DEVELOPMENT,
    senders,
    told: toldInMemory(),
    patience: noPatience(),
    log: (line) => void lines.push(line),
    lines,
    ...parts,
  };
}
