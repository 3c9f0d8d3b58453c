import type { Plugin } from 'vite';

const ASKED = 'var isReact19 = major >= 19;';

/**
 * Tells react-helmet-async at build time that it runs on React 19, as it would find out itself: what it brings for
 * React 16 to 18, more than half of it, is left out of every page.
 * @throws {Error} when the library asks in other words than these
 */
export const lightHelmetPlugin = (): Plugin => ({
  name: 'modelhouse:light-helmet',
  transform: {
    filter: { id: /[\\/]react-helmet-async[\\/]lib[\\/]/ },
    handler(code) {
      if (!code.includes(ASKED)) throw new Error(`react-helmet-async no longer says "${ASKED}": see tools/light-helmet.ts`);
      return code.replace(ASKED, 'var isReact19 = true;');
    },
  },
});
