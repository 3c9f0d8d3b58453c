import { useEffect, useRef } from 'react';
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
  // Ahead of what is shown while a slow phone draws: who chooses twice means both.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const read = (query: URLSearchParams) => readTypes(query.get('types'), known, usual);
  const choose = (place: number, id: string | null) => {
    const query = new URLSearchParams(newest.current);
    query.set('types', writeTypes(chooseAt(read(query).types, place, id)));
    // Written as people read it: a comma needs no other spelling there.
    newest.current = `?${query}`.replaceAll('%2C', ',');
    void navigate(
      { search: newest.current, hash },
      { replace: true, state: state as unknown, preventScrollReset: true },
    );
  };
  return { ...read(new URLSearchParams(isReady ? search : '')), isReady, choose };
}
