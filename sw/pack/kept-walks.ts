/** In the pack's cache: the units whose walks the visitor has asked to keep. */
export const KEPT_WALKS = '/.kept-walks';

type Notes = Pick<Cache, 'match' | 'put'>;

/** The units whose walks the visitor has asked to keep, whatever of them is there. */
export async function keptWalks(pack: Pick<Notes, 'match'>): Promise<string[]> {
  const note = await pack.match(KEPT_WALKS);
  const units: unknown = note ? await note.json() : [];
  return Array.isArray(units) ? units.filter((unit) => typeof unit === 'string') : [];
}

/** Writes down whether a unit's walk is to be kept. */
export async function noteWalk(pack: Notes, unit: string, isKept: boolean): Promise<void> {
  const others = (await keptWalks(pack)).filter((other) => other !== unit);
  await pack.put(KEPT_WALKS, new Response(JSON.stringify(isKept ? [...others, unit] : others)));
}
