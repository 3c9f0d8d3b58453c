import { useCallback, useState } from 'react';
import type { Lead } from './lead.ts';

/** Which leads are chosen; null while nothing is being chosen. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Lead> | null>(null);
  const choose = useCallback((lead: Lead, isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before ?? []);
      if (isChosen) after.set(lead.id, lead);
      else after.delete(lead.id);
      return after;
    });
  }, []);
  return { chosen, choose, begin: () => setChosen(new Map()), end: () => setChosen(null) };
}
