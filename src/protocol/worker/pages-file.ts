/** The pages of the install set in one file. What every page repeats stands in it once. */
export interface PagesFile {
  /** The inline scripts and styles of the pages. */
  parts: readonly string[];
  /** The HTML by address; numbers between marks stand for parts. */
  pages: Readonly<Record<string, string>>;
}

/** No HTML may hold this character, and the build stops at a page that does. */
export const MARK = '\0';

export const markedPart = (index: number): string => `${MARK}${index}${MARK}`;

/** A page as it was before its parts were taken out; undefined: it is not in the file. */
export const pageIn = ({ parts, pages }: PagesFile, url: string): string | undefined =>
  pages[url]
    ?.split(MARK)
    .map((piece, index) => (index % 2 === 0 ? piece : (parts[Number(piece)] ?? '')))
    .join('');
