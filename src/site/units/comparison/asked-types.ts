/** So many types stand side by side. */
const LEAST = 2;
const MOST = 3;

/** The types that an address asks to compare, as they can be shown. */
export interface AskedTypes {
  /** Two or three, each once. */
  types: readonly string[];
  /** Something was asked for that is not compared here. */
  hasUnknown: boolean;
  /** More were asked for than can be shown. */
  isCut: boolean;
}

/**
 * Reads `59A,84A`. What is missing of two is filled up.
 * @param query null: nothing is asked for
 * @param known every type that can be compared, two at least
 * @param usual the types to fill up with
 */
export function readTypes(query: string | null, known: readonly string[], usual: readonly string[]): AskedTypes {
  const parts = (query ?? '').split(',').map((part) => part.trim().toUpperCase());
  const asked = [...new Set(parts)].filter((part) => part !== '');
  const found = asked.filter((id) => known.includes(id));
  const count = Math.min(Math.max(found.length, LEAST), MOST);
  return {
    types: [...new Set([...found, ...usual, ...known])].slice(0, count),
    hasUnknown: found.length < asked.length,
    isCut: found.length > MOST,
  };
}

/** Types as an address names them. */
export const writeTypes = (types: readonly string[]): string => types.join(',');

/** The same types in one order, whatever the order they were chosen in. @param known every type, in order */
export const inOrder = (types: readonly string[], known: readonly string[]): string[] =>
  known.filter((id) => types.includes(id));

/** Which types can be chosen at a place: all, but at a place that is free none that stands at another. */
export const choicesAt = (types: readonly string[], place: number, known: readonly string[]): string[] =>
  known.filter((id) => types[place] !== undefined || !types.includes(id));

/**
 * Another type at a place, one of `choicesAt`. One that stands at another place changes places with it, so that none
 * stands twice.
 * @param id null: the place is left free
 */
export function chooseAt(types: readonly string[], place: number, id: string | null): string[] {
  const before = types[place];
  if (id === null) return types.filter((type) => type !== before);
  if (before === undefined) return [...types, id];
  return types.map((type, at) => {
    if (at === place) return id;
    return type === id ? before : type;
  });
}
