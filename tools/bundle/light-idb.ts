import type { Plugin } from 'vite';

/** Its shortcuts on the database, and its iterators over cursors; they register themselves. */
const EXTENSION = /^replaceTraps\(\(oldTraps\) => \(\{[\s\S]*?^\}\)\);$/gm;
const EXTENSIONS = 2;
/** What makes a promise of a cursor's next step. */
const CURSOR_STEPS = /^ {4}if \(getCursorAdvanceMethods\(\)\.includes\(func\)\) \{[\s\S]*?^ {4}\}$/gm;

/**
 * Leaves out of idb what nobody uses of it in the early script and no bundler can leave out: half of its bytes.
 * @throws {Error} when a new version of idb is written in another way
 */
export function lightIdbPlugin(): Plugin {
  return {
    name: 'modelhouse:light-idb',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]idb[\\/]build[\\/]index\.js$/ },
      handler(code) {
        const found = [EXTENSION, CURSOR_STEPS].map((pattern) => code.match(pattern)?.length ?? 0);
        if (found.join() !== `${EXTENSIONS},1`)
          throw new Error(`idb has ${found.join(' and ')} of what is cut out of it: see what it does now`);
        return { code: code.replace(EXTENSION, '').replace(CURSOR_STEPS, ''), map: null };
      },
    },
  };
}
