import { useCallback, useEffect, useState } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import { withChanged } from './slot-days.ts';
import { readSlots, type Slot } from './slot-list.ts';

interface Slots {
  /** null: not read yet. */
  slots: readonly Slot[] | null;
  /** Code of why they could not be read. */
  problem: string | null;
}

/** The slots from a day on. What the desk changes is put in without reading all of them again. */
export function useSlots(database: OfficeDatabase, from: string) {
  const [state, setState] = useState<Slots>({ slots: null, problem: null });
  const read = useCallback(async () => {
    try {
      const slots = await readSlots(database, from);
      setState({ slots, problem: null });
    } catch (error) {
      const problem = problemCode(error);
      setState(({ slots }) => ({ slots, problem }));
    }
  }, [database, from]);
  const put = useCallback(
    (changed: readonly Slot[]) =>
      setState(({ slots, problem }) => ({ slots: withChanged(slots ?? [], changed), problem })),
    [],
  );
  useEffect(() => void read(), [read]);
  return { ...state, read, put };
}
