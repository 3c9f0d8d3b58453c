import type { Plugin } from 'vite';

const EXTENSION = /^replaceTraps\(\(oldTraps\) => \(\{[\s\S]*?^\}\)\);$/gm;
const EXTENSIONS = 2;

/**
 * Leaves out of idb its shortcuts on the database and its iterators over cursors, which nobody here uses and no bundler
 * can leave out, because they register themselves: half of its bytes.
 * @throws {Error} when a new version of idb is written in another way
 */
export function lightIdbPlugin(): Plugin {
  return {
    name: 'modelhouse:light-idb',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]idb[\\/]build[\\/]index\.js$/ },
      handler(code) {
        const found = code.match(EXTENSION)?.length ?? 0;
        if (found !== EXTENSIONS)
          throw new Error(`idb registers ${found} extensions, not ${EXTENSIONS}: see what it does now`);
        return { code: code.replace(EXTENSION, ''), map: null };
      },
    },
  };
}
