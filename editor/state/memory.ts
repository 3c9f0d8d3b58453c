// What the browser remembers of the editor; one that forbids it, or has no room, remembers nothing.

function tried<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Everything that is remembered below a name, by its key. */
export const recallAll = (prefix: string): [key: string, text: string][] =>
  tried(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => [key, localStorage.getItem(key) ?? '']);
  }, []);

/** Remembers a text under a key; null forgets it. */
export const remember = (key: string, text: string | null): void =>
  tried(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)), undefined);
