import path from 'node:path';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';
import { loadContent } from '#tools/content/content.ts';
import { contentFolder } from '#tools/commands/sites.mjs';
import type { Environment } from './environment.ts';
import { withOwnPagesIn } from './own-pages.ts';
import { judgeReadiness } from '#tools/readiness/judge.ts';
import type { Readiness } from '#site/readiness.ts';
import { readServices, type Services } from './services.ts';
import { lawToCheck } from '#tools/readiness/statements.ts';

/** A site as it would go live. */
export interface LiveSite {
  /** The content folder, as seen from the project's root. */
  folder: string;
  /** With the pages that the engine brings. */
  content: Content;
  environment: Environment;
  /** Where the services are written, as seen from the project's root. */
  file: Services['file'];
  /** Variables that are not set. */
  missing: string[];
  /** How the office is told of new leads. */
  telling: Services['telling'];
  /** Where Hosting has several sites: this development's. */
  hostingSite: Services['hostingSite'];
  readiness: Readiness;
  /** Statements of law that are to be read against the law again. */
  lawToCheck: ContentProblem[];
}

/**
 * Reads the configuration and the content that CONTENT names.
 * @throws {Error} one readable message where either cannot be read
 */
export async function readLiveSite(root: string): Promise<LiveSite> {
  const absolute = contentFolder();
  const content = await loadContent(absolute);
  const services = readServices(root, { folder: absolute, slug: content.facts.slug });
  const today = new Date();
  return {
    folder: path.relative(root, absolute),
    content: withOwnPagesIn(content, services.environment),
    ...services,
    readiness: await judgeReadiness(root, absolute, content, today),
    lawToCheck: lawToCheck(content, today),
  };
}
