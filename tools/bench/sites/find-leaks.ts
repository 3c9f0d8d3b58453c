import fs from 'node:fs/promises';
import path from 'node:path';

const TEXT = /\.(html|js|css|json|xml|svg|txt|webmanifest)$/;
/** How many characters of a word are looked up at each place of a text. */
const HEAD = 4;

/** A word that only one development may say, found in another's build. */
export interface Leak {
  word: string;
  owner: string;
  file: string;
}

/** Words by their heads: thousands are looked for in one pass. */
export type WordIndex = ReadonlyMap<string, readonly { word: string; owner: string }[]>;

/** @param words by the development that may say them; each of four characters or more */
export function indexWords(words: ReadonlyMap<string, readonly string[]>): WordIndex {
  const index = new Map<string, { word: string; owner: string }[]>();
  for (const [owner, own] of words)
    for (const word of own) {
      const head = word.slice(0, HEAD);
      index.set(head, [...(index.get(head) ?? []), { word, owner }]);
    }
  return index;
}

/**
 * Every word of another development in the texts and the file names of a build.
 * @param own what the development's own look is made of: a colour that is reckoned may be another's by chance
 */
export async function findLeaks(
  dist: string,
  site: string,
  index: WordIndex,
  own: ReadonlySet<string> = new Set(),
): Promise<Leak[]> {
  const names = await fs.readdir(dist, { recursive: true });
  const leaks = new Map<string, Leak>();
  for (const file of names) {
    // One file after another: all at once would be the whole build in memory.
    // oxlint-disable-next-line no-await-in-loop
    const text = `${file}\n${TEXT.test(file) ? await fs.readFile(path.join(dist, file), 'utf8') : ''}`;
    for (let place = 0; place + HEAD <= text.length; place += 1)
      for (const { word, owner } of index.get(text.slice(place, place + HEAD)) ?? [])
        if (owner !== site && !own.has(word) && text.startsWith(word, place))
          leaks.set(`${word} ${file}`, { word, owner, file });
  }
  return [...leaks.values()];
}
