import path from 'node:path';

/** Where builds, caches and what the embedded services keep lie, below the project's folder. */
const MADE = /^(dist|\.cache|\.local[^/\\]*|coverage)([/\\]|$)/;

/**
 * Tells what a development server need not watch: a build beside it would load every open page again, once a file.
 * @param root the project's folder @param content the development's, which is watched wherever it lies
 */
export const unwatchedBy =
  (root: string, content: string): ((file: string) => boolean) =>
  (file) => {
    const isOnTheWay = (content + path.sep).startsWith(file + path.sep) || file.startsWith(content + path.sep);
    return !isOnTheWay && MADE.test(path.relative(root, file));
  };
