/** What stands before and after an id in a list that does not wrap; null at either end. */
export function neighbours(ids: readonly string[], id: string): { before: string | null; after: string | null } {
  const at = ids.indexOf(id);
  return { before: at > 0 ? (ids[at - 1] ?? null) : null, after: (at >= 0 && ids[at + 1]) || null };
}
