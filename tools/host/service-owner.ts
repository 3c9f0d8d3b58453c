import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { isNamedByFolder, listSites, readServiceFiles } from '#tools/commands/sites.mjs';
import { formVariable } from './environment.ts';

export type Variables = Record<string, string | undefined>;

interface Owner {
  folder: string;
  slug: string;
  /** Where its services are written, as seen from the project's folder. */
  file: string;
  written: Variables;
  shell: Variables;
}

/** Where many projects have theirs. They would be nobody's here: a checkout has many developments. */
const OF_NOBODY = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Whether anything of one development's is named, apart from which one that is. */
const namesServices = (variables: Variables) =>
  Object.keys(variables).some((name) => /^(VITE_|OFFICE_|HOSTING_SITE$)/.test(name) && variables[name]);

const checkProjectFiles = (root: string, file: string): string[] =>
  OF_NOBODY.filter((name) => fs.existsSync(path.join(root, name)))
    .filter((name) => namesServices(parseEnv(fs.readFileSync(path.join(root, name), 'utf8'))))
    .map(
      (name) => `${name}: nobody reads services there: move them to ${file}.local, or to ${file} if all may see them`,
    );

/** Whose the services are: they must say so where more than one development could use them. */
export function checkOwner(root: string, { folder, slug, file, written, shell }: Owner): string[] {
  const problems = checkProjectFiles(root, file);
  if (isNamedByFolder(folder, root) && path.basename(folder).normalize('NFC') !== slug.normalize('NFC'))
    problems.push(
      `${path.relative(root, folder)}: its slug is '${slug}' (facts.ts): name the folder like it, build and data are named by both`,
    );
  for (const [owner, where] of [
    [written['SITE'], file],
    [shell['SITE'], 'SITE='],
  ] as const)
    if (owner && owner !== slug)
      problems.push(`SITE: these services are those of '${owner}' (${where}), and what is built is '${slug}'`);
  const others = listSites(root).filter((site) => site.folder !== folder);
  if (others.length > 0 && namesServices(shell) && !shell['SITE'])
    problems.push(
      `SITE: missing; the shell names services and there are several developments: write SITE=${slug} before the command if they are its`,
    );
  return problems;
}

/** An address as every spelling of it leads there. */
const oneSpelling = (address: string | undefined) =>
  address && URL.canParse(address) ? new URL(address).href.replace(/\/+$/, '') : address;

const formsOf = (variables: Variables) => FORM_KEYS.map(formVariable).map((name) => [name, variables[name]] as const);

/** A form takes one development's leads, whichever of its pages they come from. */
const checkForms = (variables: Variables, other: Variables, whose: string): string[] => {
  const theirs = new Set(formsOf(other).map(([, address]) => oneSpelling(address)));
  return formsOf(variables)
    .filter(([, address]) => address && theirs.has(oneSpelling(address)))
    .map(([name, address]) => `${name}: ${address} is another development's (${whose}): make a form of its own`);
};

/** Of a project, each development has a Hosting site of its own. */
function checkProject(variables: Variables, other: Variables, whose: string): string[] {
  const project = variables['VITE_FIREBASE_PROJECT_ID'];
  const [own, its] = [variables['HOSTING_SITE'], other['HOSTING_SITE']];
  const remedy = 'each would overwrite the other: write a different HOSTING_SITE into both, or use another project';
  // A Hosting site's name is the whole world's, whatever the project.
  if (own && own === its) return [`HOSTING_SITE: ${own} is another development's too (${whose}): ${remedy}`];
  if (!project || project !== other['VITE_FIREBASE_PROJECT_ID'] || (own && its)) return [];
  return [`VITE_FIREBASE_PROJECT_ID: ${project} is another development's too (${whose}): ${remedy}`];
}

/** What every other development of the checkout uses too. @param variables of this one, the shell's included */
export const checkShared = (root: string, { folder }: { folder: string }, variables: Variables): string[] =>
  listSites(root)
    .filter((site) => site.folder !== folder)
    .flatMap((site) => {
      const whose = path.relative(root, site.folder);
      const theirs = readServiceFiles(site.folder);
      return [...checkForms(variables, theirs, whose), ...checkProject(variables, theirs, whose)];
    });
