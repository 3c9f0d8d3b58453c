import { useLocation, useNavigate } from 'react-router-dom';
import { readTypes, writeTypes, type AskedTypes } from '#site/units/comparison/asked-types.ts';
import { useTakenOver } from '#ui/use-taken-over.ts';

interface Asking extends AskedTypes {
  /** False: what is chosen would be lost. */
  isReady: boolean;
  choose: (types: readonly string[]) => void;
}

/** The types that the address asks for as `?types=59A,84A`, and what asks for others. */
export function useAskedTypes(known: readonly string[], usual: readonly string[]): Asking {
  const isReady = useTakenOver();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const asked = isReady ? new URLSearchParams(search).get('types') : null;
  const choose = (types: readonly string[]) => {
    const query = new URLSearchParams(search);
    query.set('types', writeTypes(types));
    // Written as people read it: a comma needs no other spelling there.
    const readable = `${query}`.replaceAll('%2C', ',');
    void navigate({ search: readable, hash }, { replace: true, state: state as unknown, preventScrollReset: true });
  };
  return { ...readTypes(asked, known, usual), isReady, choose };
}
