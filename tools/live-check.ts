import path from 'node:path';
import { loadEnv } from 'vite';
import type { ContentProblem } from '#site/check-content.ts';
import { contentFolder, loadContent, type Content } from './content.ts';
import { missingVariables, readEnvironment, type Environment } from './environment.ts';
import { checkReadiness, type Readiness } from './readiness.ts';
import { lawToCheck } from './statements.ts';

/** A site as it would go live. */
export interface LiveSite {
  /** The content folder, as seen from the project's root. */
  folder: string;
  content: Content;
  environment: Environment;
  /** Variables that are not set. */
  missing: string[];
  readiness: Readiness;
  /** Statements of law that are to be read against the law again. */
  lawToCheck: ContentProblem[];
}

const EXAMPLE = 'src/content';

/**
 * Reads the configuration and the content that CONTENT names.
 * @throws {Error} one readable message where either cannot be read
 */
export async function readLiveSite(root: string): Promise<LiveSite> {
  const variables = loadEnv('production', root, 'VITE_');
  const environment = readEnvironment(variables);
  const absolute = contentFolder(root);
  const example = path.resolve(root, EXAMPLE);
  const content = await loadContent(absolute);
  const other = absolute === example ? null : await loadContent(example);
  const today = new Date();
  return {
    folder: path.relative(root, absolute),
    content,
    environment,
    missing: missingVariables(variables),
    readiness: checkReadiness(absolute, content, other, today),
    lawToCheck: lawToCheck(content, today),
  };
}
