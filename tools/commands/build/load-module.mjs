import { inProject, root } from '#tools/commands/project.mjs';

/**
 * A TypeScript module of tools/, run by Vite: Node 20 strips no types. Only after `installMissing`.
 * @template Module
 * @param {...string} parts of its path below tools/
 * @returns {Promise<Module>}
 */
export async function loadModule(...parts) {
  const { runnerImport } = await import('vite');
  const options = /** @type {const} */ ({ configFile: false, logLevel: 'silent', root });
  const { module } = await runnerImport(inProject('tools', ...parts), options);
  return /** @type {Module} */ (module);
}
