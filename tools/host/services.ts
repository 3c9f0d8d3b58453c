import path from 'node:path';
import { readServiceFiles, SERVICE_FILES } from '#tools/commands/sites.mjs';
import { readTelling, type TellingOptions } from './telling-options.ts';
import { environmentError, missingVariables, readEnvironment, type Environment } from './environment.ts';
import { checkOwner, checkShared, type Variables } from './service-owner.ts';

/** A development and where its content lies. */
export interface Site {
  /** Absolute. */
  folder: string;
  slug: string;
}

/** The hosted services of one development. */
export interface Services {
  environment: Environment;
  /** Where they are written, as seen from the project's folder. */
  file: string;
  /** Variables that a site cannot go live without and that are not set. */
  missing: string[];
  /** How the office is told of new leads; null: nobody is, and no function is deployed. */
  telling: TellingOptions | null;
  /** The Hosting site that is this development's, where a project has several. */
  hostingSite: string | null;
}

const PREFIXES = ['VITE_', 'SITE', 'HOSTING_SITE', 'OFFICE_'];
/** What only the shell may say: read from a file, it would hold for whoever builds the next development. */
const OF_THE_SHELL = ['CONTENT', 'PORT', 'LOCAL_DATA', 'PRESS', 'WORKER'];
const [FILE] = SERVICE_FILES;

/** What the shell says of a development's services: it wins over the files. */
const shellVariables = (): Variables =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => PREFIXES.some((prefix) => name.startsWith(prefix))),
  );

/** The variables of a development's services, the shell's included. @param folder of its content */
export const siteVariables = (folder: string): Variables => ({ ...readServiceFiles(folder), ...shellVariables() });

const checkFile = (file: string, written: Variables): string[] =>
  OF_THE_SHELL.filter((name) => name in written).map(
    (name) => `${name}: it stands in ${file}, where it is not read: write it before the command, ${name}=… npm start`,
  );

/**
 * The services that a development is built with, served with and deployed to.
 * @param root of the checkout, absolute
 * @throws {Error} one readable message where a variable is wrong, or where the services are another development's
 */
export function readServices(root: string, site: Site): Services {
  const file = path.join(path.relative(root, site.folder), FILE);
  const written = readServiceFiles(site.folder);
  const variables = siteVariables(site.folder);
  const environment = readEnvironment(variables);
  const { telling, problems: ofTelling } = readTelling(variables, environment);
  const problems = [
    ...ofTelling,
    ...checkFile(file, written),
    ...checkOwner(root, { ...site, file, written, shell: shellVariables() }),
    ...checkShared(root, site, variables),
  ];
  if (problems.length > 0) throw environmentError(problems);
  return {
    environment,
    file,
    missing: missingVariables(variables),
    telling,
    hostingSite: variables['HOSTING_SITE'] || null,
  };
}
