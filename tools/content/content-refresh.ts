import type { ViteDevServer } from 'vite';
import type { Content } from '#site/content-schema.ts';
import type { MadeModules } from './made-modules.ts';

/** What the browser lays over the page. */
export const saidOf = (error: unknown) => ({
  type: 'error' as const,
  err: { message: error instanceof Error ? error.message : String(error), stack: '' },
});

/**
 * Shows the browser what changed in the content: what a page has of it anew, which keeps the page where it is; else
 * the whole page; or what is wrong.
 * @returns to be called when something has changed; `isText`: nothing but the content's TypeScript
 */
export function refresher(modules: MadeModules, read: () => Promise<Content>) {
  /** Null while something is wrong: pages that were loaded then have nothing to go on with. */
  let shown: Promise<Content | null> = read().catch(() => null);
  const show = async ({ client }: ViteDevServer['environments'], isText: boolean): Promise<Content> => {
    const [before, content] = [await shown, await read()];
    if (isText && before?.theme === content.theme) {
      for (const module of await modules.changed(client)) await client.reloadModule(module);
      return content;
    }
    modules.forgetAll(client);
    client.hot.send({ type: 'full-reload' });
    return content;
  };
  return ({ environments, config, ws }: ViteDevServer, isText = true): void => {
    shown = show(environments, isText).catch((error: unknown) => {
      modules.forgetAll(environments.client);
      const said = saidOf(error);
      config.logger.error(said.err.message);
      ws.send(said);
      return null;
    });
  };
}
