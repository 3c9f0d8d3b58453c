import { useLocation, useNavigate } from 'react-router-dom';
import { chooseAt, readTypes, writeTypes, type AskedTypes } from '#site/units/comparison/asked-types.ts';
import { useTakenOver } from '#ui/use-taken-over.ts';

interface Asking extends AskedTypes {
  /** False: what is chosen would be lost. */
  isReady: boolean;
  /** @param id null: the place is left free */
  choose: (place: number, id: string | null) => void;
}

/** The types that the address asks for as `?types=59A,84A`, and what asks for others. */
export function useAskedTypes(known: readonly string[], usual: readonly string[]): Asking {
  const isReady = useTakenOver();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const read = (query: URLSearchParams) => readTypes(query.get('types'), known, usual);
  const choose = (place: number, id: string | null) => {
    // The address is ahead of what is shown while a slow phone draws: who chooses twice means both.
    const query = new URLSearchParams(window.location.search);
    query.set('types', writeTypes(chooseAt(read(query).types, place, id)));
    // Written as people read it: a comma needs no other spelling there.
    const readable = `${query}`.replaceAll('%2C', ',');
    void navigate({ search: readable, hash }, { replace: true, state: state as unknown, preventScrollReset: true });
  };
  return { ...read(new URLSearchParams(isReady ? search : '')), isReady, choose };
}
