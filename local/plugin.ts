import type { Connect, Plugin } from 'vite';
import { claimDataFolder } from './data-owner.ts';
import { createLocalServices, type LocalServicesOptions } from './services.ts';

/** Plays the hosted services on the site's own origin, in dev and preview. A build knows nothing of them. */
export function localServices(options: LocalServicesOptions): Plugin {
  const use = ({ stack }: Connect.Server) => {
    claimDataFolder(options.dataDirectory, options.siteId);
    // In front of everything, Vite's own CORS answers too: preflights must meet the services' strict rules.
    stack.unshift({ route: '', handle: createLocalServices(options).handler });
  };
  return {
    name: 'modelhouse:local-services',
    configureServer: ({ middlewares }) => use(middlewares),
    configurePreviewServer: ({ middlewares }) => use(middlewares),
  };
}
