/** What a browser may lack, or refuse even to be asked (blocked cookies); null then. Nothing else may depend on it. */
export function optional<T>(use: () => T | undefined): T | null {
  try {
    return use() ?? null;
  } catch {
    return null;
  }
}
