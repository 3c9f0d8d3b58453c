import fs from 'node:fs/promises';
import path from 'node:path';
import { loadModule } from '#tools/commands/build/load-module.mjs';
import { contentFolder, localData, root } from '#tools/commands/project.mjs';

/** @typedef {{ email: string, password: string }} Administrator */
/** @typedef {{ formEndpoints: Record<string, string>, firebase: { projectId: string } | null }} Services */

/**
 * Which services the site talks to, by the same rules as the build.
 * @param {'production' | 'development'} mode
 * @returns {Promise<Services>}
 */
async function readServices(mode) {
  /** @type {typeof import('#tools/host/environment.ts')} */
  const { readEnvironment } = await loadModule('host', 'environment.ts');
  /** @type {typeof import('#tools/host/services.ts')} */
  const { siteVariables } = await loadModule('host', 'services.ts');
  return readEnvironment(siteVariables(root, contentFolder(), mode));
}

/** The services write this file when they start. @returns {Promise<Administrator | null>} */
async function readAdministrator() {
  const file = path.join(localData(), 'admin.json');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      return JSON.parse(await fs.readFile(file, 'utf8'));
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return null;
}

/**
 * The lines that a start ends with, one fact each.
 * @param {string} origin @param {Services} services @param {Administrator | null} administrator
 */
export function describeSite(origin, { formEndpoints, firebase }, administrator) {
  const hosted = Object.keys(formEndpoints).filter((form) => !formEndpoints[form]?.startsWith('/'));
  const isAnyFormLocal = hosted.length < Object.keys(formEndpoints).length;
  const lines = [`Site: ${origin}/`];
  if (isAnyFormLocal) lines.push(`Inbox: ${origin}/local/inbox`);
  if (hosted.length > 0) lines.push(`Sent to the hosted form service: ${hosted.join(', ')}`);
  if (firebase) lines.push(`Press and sign-in: hosted Firebase project ${firebase.projectId}`);
  else if (administrator) lines.push(`Administrator: ${administrator.email}`, `비밀번호: ${administrator.password}`);
  else lines.push('Administrator: not ready; the embedded sign-in service wrote no account');
  return lines;
}

/** Prints where everything is. @param {number} port @param {'production' | 'development'} mode */
export async function announce(port, mode) {
  const services = await readServices(mode);
  const administrator = services.firebase ? null : await readAdministrator();
  console.log(`\n${describeSite(`http://localhost:${port}`, services, administrator).join('\n')}\n\nCtrl-C ends it.`);
}
