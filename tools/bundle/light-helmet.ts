import type { Plugin } from 'vite';

const VERSION_CHECK = /if \(isReact19\)/g;
const VERSION_CHECKS = 3;
/** What a server of React 18 hands over: with it goes the class that renders tags as text. */
const SERVER_DATA = /if \(helmetData && !\(helmetData instanceof HelmetData\)\) \{[^}]*\}/g;

/**
 * Tells react-helmet-async at build time that it runs on React 19, as it would find out itself, so that the bundler can
 * leave out what it brings for React 16 to 18: half of its bytes.
 * @throws {Error} when a new version of it is written in another way
 */
export function lightHelmetPlugin(): Plugin {
  return {
    name: 'modelhouse:light-helmet',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-helmet-async[\\/]lib[\\/]/ },
      handler(code) {
        const found = [VERSION_CHECK, SERVER_DATA].map((pattern) => code.match(pattern)?.length ?? 0);
        if (found.join() !== `${VERSION_CHECKS},1`)
          throw new Error(`react-helmet-async asks ${found.join(' and ')} times for its React: see what it does now`);
        return { code: code.replace(VERSION_CHECK, 'if (true)').replace(SERVER_DATA, ''), map: null };
      },
    },
  };
}
