import type { Plugin } from 'vite';

/** Of links and forms: the last of their properties. */
const MARK = /,\s*"data-discover": .*/g;
const MARKS = 2;

/**
 * Leaves out the attribute by which React Router's framework mode would find the links whose routes it fetches ahead.
 * Nobody reads it here, and it stood at sixty links of every page.
 * @throws {Error} when a new version writes it in other places
 */
export function lightRouterPlugin(): Plugin {
  return {
    name: 'modelhouse:light-router',
    // The build's own renderer has it from the same code.
    config: () => ({ ssr: { noExternal: ['react-router', 'react-router-dom'] } }),
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/, code: '"data-discover": ' },
      handler(code) {
        const found = code.match(MARK)?.length ?? 0;
        if (found !== MARKS) throw new Error(`react-router marks ${found} kinds of elements: see what it does now`);
        return { code: code.replace(MARK, ''), map: null };
      },
    },
  };
}
