interface Candidate {
  url: string;
  width: number;
}

const candidatesOf = (srcset: string): Candidate[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.split(' '))
    .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) }));

/**
 * The file that the viewer shall show: the one on the page, or a smaller one for an old graphics chip. The viewer cuts
 * a panorama into halves, so half its width must fit.
 * @param sets the `srcset` of each source and of the image
 * @param shown the address of the file that the browser has chosen
 * @param largestTexture pixels
 */
export function panoramaFile(sets: readonly string[], shown: string, largestTexture: number): string {
  const candidates = sets.map(candidatesOf).find((set) => set.some(({ url }) => shown.endsWith(url))) ?? [];
  const chosen = candidates.find(({ url }) => shown.endsWith(url));
  if (!chosen || chosen.width / 2 <= largestTexture) return shown;
  const fitting = candidates
    .filter(({ width }) => width / 2 <= largestTexture)
    .reduce<Candidate | null>((widest, each) => (widest && widest.width > each.width ? widest : each), null);
  return fitting?.url ?? shown;
}
