import fs from 'node:fs/promises';
import path from 'node:path';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { contentFolder, localData } from '#tools/commands/sites.mjs';

/** @typedef {{ email: string, password: string }} Account */
/** @typedef {{ administrator: Account, staff: Account }} Accounts */
/** @typedef {{ formEndpoints: Record<string, string>, firebase: { projectId: string } | null }} Services */

/** Which services the site talks to, by the same rules as the build. @returns {Promise<Services>} */
async function readServices() {
  /** @type {typeof import('#tools/host/environment.ts')} */
  const { readEnvironment } = await loadModule('host', 'environment.ts');
  /** @type {typeof import('#tools/host/services.ts')} */
  const { siteVariables } = await loadModule('host', 'services.ts');
  return readEnvironment(siteVariables(contentFolder()));
}

/** The services write these files when they start. @returns {Promise<Accounts | null>} */
async function readAccounts() {
  /** @param {string} file @returns {Promise<Account>} */
  const read = async (file) => JSON.parse(await fs.readFile(path.join(localData(), file), 'utf8'));
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      return { administrator: await read('admin.json'), staff: await read('staff.json') };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return null;
}

/** @type {Record<string, string | undefined>} */
const ROLES = { administrator: 'Administrator', staff: 'Staff, who only works leads' };

/**
 * The lines that a start ends with, one fact each.
 * @param {string} origin @param {Services} services @param {Accounts | null} accounts
 * @param {{ site?: string | null, leads?: number }} [office] slug of the development; how many example leads were asked for
 */
export function describeSite(origin, { formEndpoints, firebase }, accounts, { site = null, leads = 0 } = {}) {
  const hosted = Object.keys(formEndpoints).filter((form) => !formEndpoints[form]?.startsWith('/'));
  const isAnyFormLocal = hosted.length < Object.keys(formEndpoints).length;
  const lines = [`Site: ${origin}/`];
  if (isAnyFormLocal) lines.push(`Inbox: ${origin}/local/inbox`);
  // As tools/host/office-endpoint.ts has it: leads of hosted forms have an office only in a hosted project.
  if (site && (firebase || hosted.length === 0)) lines.push(`Leads desk: ${origin}/${site}/desk`);
  if (leads > 0) lines.push(`Example leads: ${leads}; those that were there already are as they were`);
  if (hosted.length > 0) lines.push(`Sent to the hosted form service: ${hosted.join(', ')}`);
  if (firebase) lines.push(`Press and sign-in: hosted Firebase project ${firebase.projectId}`);
  else if (accounts)
    for (const [role, { email, password }] of Object.entries(accounts))
      lines.push(`${ROLES[role]}: ${email}`, `비밀번호: ${password}`);
  else lines.push('Administrator: not ready; the embedded sign-in service wrote no account');
  return lines;
}

/** Whose the data folder is, as the services mark it when they start. @returns {Promise<string | null>} */
const readSite = async () => (await fs.readFile(path.join(localData(), 'site'), 'utf8').catch(() => '')).trim() || null;

/** Prints where everything is. @param {number} port @param {number} leads */
export async function announce(port, leads) {
  const services = await readServices();
  const accounts = services.firebase ? null : await readAccounts();
  const lines = describeSite(`http://localhost:${port}`, services, accounts, { site: await readSite(), leads });
  console.log(`\n${lines.join('\n')}\n\nCtrl-C ends it.`);
}
