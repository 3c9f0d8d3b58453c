import { loadModule } from '#tools/commands/build/load-module.mjs';

/** The pages of the development that is built. @returns {Promise<import('./page-list.ts').BenchPages>} */
export async function listPages() {
  /** @type {typeof import('./page-list.ts')} */
  const { benchPages } = await loadModule('bench', 'page-list.ts');
  return benchPages();
}
