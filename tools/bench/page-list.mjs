import { root } from '#tools/commands/project.mjs';

/** The addresses of every page that search engines may list, decoded. @returns {Promise<string[]>} */
export async function listPages() {
  // Imported late: these need the installed packages.
  const { runnerImport } = await import('vite');
  const file = new URL('page-list.ts', import.meta.url).pathname;
  /** @type {{ module: { listedPaths: () => Promise<string[]> } }} */
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'silent', root });
  return module.listedPaths();
}
