import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { readTelling, type TellingOptions } from './telling-options.ts';
import { environmentError, formVariable, missingVariables, readEnvironment, type Environment } from './environment.ts';

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

type Variables = Record<string, string | undefined>;

const DEFAULT_CONTENT = 'src/content';
const TEMPLATE = 'template';
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];
const PREFIXES = ['VITE_', 'SITE', 'HOSTING_SITE', 'OFFICE_'];
/** What only the shell may say: read from a file, it would hold for whoever builds the next development. */
const OF_THE_SHELL = ['CONTENT', 'PORT', 'LOCAL_DATA', 'PRESS', 'WORKER'];

/** What a folder's own files say, without the shell's variables. */
const readFiles = (folder: string): Variables =>
  Object.assign(
    {},
    ...FILES.map((name) => path.join(folder, name))
      .filter((file) => fs.existsSync(file))
      .map((file) => parseEnv(fs.readFileSync(file, 'utf8'))),
  ) as Variables;

const hasFiles = (folder: string) => FILES.some((name) => fs.existsSync(path.join(folder, name)));

/** Where a development's services are written: beside its content, else in the project's folder. */
export const servicesFolder = (root: string, folder: string): string => (hasFiles(folder) ? folder : root);

/** The variables of a development's services, the shell's included. */
export const siteVariables = (root: string, folder: string, mode: string): Variables =>
  loadEnv(mode, servicesFolder(root, folder), PREFIXES);

const siteFolders = (root: string): string[] => {
  const sites = path.join(root, 'sites');
  return fs.existsSync(sites)
    ? fs
        .readdirSync(sites)
        .filter((name) => name !== TEMPLATE && fs.statSync(path.join(sites, name)).isDirectory())
        .map((name) => path.join(sites, name))
    : [];
};

const isHosted = (variables: Variables) =>
  Object.keys(variables).some((name) => /^VITE_(FORM|FIREBASE)_/.test(name) && variables[name]);

/** Whose the services are: they must say so where more than one development could use them. */
function checkOwner(root: string, { folder, slug }: Site, variables: Variables): string[] {
  const owner = variables['SITE'];
  const from = servicesFolder(root, folder);
  const ofItsOwn = `write its own services into ${path.join(path.relative(root, folder), '.env.local')} (an empty file: the embedded ones)`;
  if (owner && owner !== slug)
    return [`SITE: these services are those of '${owner}', and what is built is '${slug}': ${ofItsOwn}`];
  const isAlone = folder === path.join(root, DEFAULT_CONTENT) && siteFolders(root).length === 0;
  if (owner || isAlone || from === folder || !isHosted(variables)) return [];
  return [
    `SITE: missing; there are several developments: write SITE=${slug} if these services are its, else ${ofItsOwn}`,
  ];
}

/** Every other development's services, by the file that they are written in. */
const otherServices = (root: string, { folder, slug }: Site): { name: string; variables: Variables }[] =>
  [root, ...siteFolders(root)]
    .filter((place) => place !== servicesFolder(root, folder))
    .map((place) => ({
      name: path.join(path.relative(root, place), '.env.local'),
      variables: readFiles(place),
    }))
    .filter(({ variables }) => variables['SITE'] !== slug);

const formsOf = (variables: Variables) => FORM_KEYS.map(formVariable).map((name) => [name, variables[name]] as const);

/** A form takes one development's leads; of a project, each development has a Hosting site of its own. */
function checkShared(variables: Variables, other: { name: string; variables: Variables }): string[] {
  const theirs = new Set(formsOf(other.variables).map(([, address]) => address));
  const forms = formsOf(variables)
    .filter(([, address]) => address && theirs.has(address))
    .map(([name, address]) => `${name}: ${address} is another development's (${other.name}): make a form of its own`);
  const project = variables['VITE_FIREBASE_PROJECT_ID'];
  if (!project || project !== other.variables['VITE_FIREBASE_PROJECT_ID']) return forms;
  const [own, its] = [variables['HOSTING_SITE'], other.variables['HOSTING_SITE']];
  if (own && its && own !== its) return forms;
  const remedy = 'each would overwrite the other: write a different HOSTING_SITE into both, or use another project';
  return [
    ...forms,
    own && own === its
      ? `HOSTING_SITE: ${own} is another development's too (${other.name}): ${remedy}`
      : `VITE_FIREBASE_PROJECT_ID: ${project} is another development's too (${other.name}): ${remedy}`,
  ];
}

const checkFile = (root: string, { folder }: Site): string[] => {
  const from = servicesFolder(root, folder);
  const file = path.join(path.relative(root, from), '.env.local');
  const written = readFiles(from);
  return OF_THE_SHELL.filter((name) => name in written).map(
    (name) => `${name}: it stands in ${file}, where it is not read: write it before the command, ${name}=… npm start`,
  );
};

/**
 * The services that a development is built with, served with and deployed to.
 * @throws {Error} one readable message where a variable is wrong, or where the services are another development's
 */
export function readServices(root: string, mode: string, site: Site): Services {
  const variables = siteVariables(root, site.folder, mode);
  const environment = readEnvironment(variables);
  const { telling, problems: ofTelling } = readTelling(variables, environment);
  const problems = [
    ...ofTelling,
    ...checkFile(root, site),
    ...checkOwner(root, site, variables),
    ...otherServices(root, site).flatMap((other) => checkShared(variables, other)),
  ];
  if (problems.length > 0) throw environmentError(problems);
  return {
    environment,
    file: path.join(path.relative(root, servicesFolder(root, site.folder)), '.env.local'),
    missing: missingVariables(variables),
    telling,
    hostingSite: variables['HOSTING_SITE'] || null,
  };
}
