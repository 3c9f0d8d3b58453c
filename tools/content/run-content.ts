import path from 'node:path';
import { createRunnableDevEnvironment, resolveConfig, type Plugin } from 'vite';

/** Files as they would be written, by their absolute paths. */
export type DraftSources = ReadonlyMap<string, string>;

/** What a file exports when it runs. Rejects where it cannot. */
export type RunFile = (file: string) => Promise<Record<string, unknown>>;

/** Reads drafts in the place of what is on the disk, also where another file imports one. */
const draftsPlugin = (drafts: DraftSources): Plugin => ({
  name: 'modelhouse:drafts',
  enforce: 'pre',
  // One that is not on the disk yet is nothing that could be found there.
  resolveId: (id) => (drafts.has(path.normalize(id)) ? id : null),
  load: (id) => drafts.get(path.normalize(id)) ?? null,
});

const ENVIRONMENT = 'content';

/**
 * Runs a development's TypeScript as it stands now. All files in one environment: an environment of its own for each
 * of thirty files, as `runnerImport` makes it, takes four times as long.
 */
export async function runningContent(drafts: DraftSources): Promise<{ run: RunFile; close: () => Promise<void> }> {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'silent',
      plugins: [draftsPlugin(drafts)],
      environments: {
        [ENVIRONMENT]: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment(ENVIRONMENT, config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return { run: (file) => environment.runner.import(file), close: () => environment.close() };
}
