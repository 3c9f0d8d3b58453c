import { runnerImport } from 'vite';
import { inProject } from './project.mjs';
import { contentFolder } from './sites.mjs';

/** @param {string} file */
const load = async (file) => (await runnerImport(inProject(file), { configFile: false, logLevel: 'silent' })).module;

/** @param {string} [folder] a content folder */
export async function readContent(folder = contentFolder()) {
  const { loadContent } = /** @type {typeof import('#tools/content/content.ts')} */ (
    await load('tools/content/content.ts')
  );
  return loadContent(folder);
}

/**
 * Every unit's plan of a content folder, both variants, as `tools/plans/plan-export.ts` writes it.
 * @param {string} [folder] @returns {Promise<Record<string, import('#tools/plans/plan-export.ts').ExportedPlan>>}
 */
export async function exportedPlans(folder = contentFolder()) {
  const { exportPlan } = /** @type {typeof import('#tools/plans/plan-export.ts')} */ (
    await load('tools/plans/plan-export.ts')
  );
  const { plans } = await readContent(folder);
  return Object.fromEntries(Object.entries(plans).map(([unit, plan]) => [unit, exportPlan(plan)]));
}
