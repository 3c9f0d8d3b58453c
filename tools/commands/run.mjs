import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inProject, readManifest, root } from './project.mjs';

/**
 * `log`: a file that takes the output, anew; else it is shown as it comes.
 * @typedef {{ env?: Record<string, string>, timeout?: number, shell?: boolean, log?: string }} RunOptions
 */

// The longest name first: Windows writes `Path`, and a second PATH would be ignored.
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';

/** npm's own order of things: the project's tools come before the machine's. */
const searchPath = [inProject('node_modules', '.bin'), process.env[pathName]].join(path.delimiter);

/**
 * Runs a program.
 * @param {string} program @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when it cannot be started, is killed or takes too long
 */
export function run(program, args, { env = {}, timeout, shell = false, log } = {}) {
  const output = log === undefined ? 'inherit' : fs.openSync(log, 'w');
  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => {
      if (typeof output === 'number') fs.closeSync(output);
      resolve(code);
    };
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', output, output],
      shell,
      env: { ...process.env, [pathName]: searchPath, ...env },
      ...(timeout === undefined ? {} : { timeout, killSignal: 'SIGKILL' }),
    });
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      end(1);
    });
    child.once('exit', (code) => end(code ?? 1));
  });
}

/** @param {string} file below node_modules @param {string[]} args @param {RunOptions} [options] */
export const runInstalled = (file, args, options) =>
  run(process.execPath, [inProject('node_modules', file), ...args], options);

/**
 * Runs a script of package.json without npm, which would start half a second later and print its own lines.
 * @param {string} name @param {string[]} [more] arguments, without spaces @param {RunOptions} [options]
 */
export function runScript(name, more = [], options = {}) {
  const script = readManifest().scripts[name];
  if (!script) throw new Error(`package.json has no script "${name}"`);
  return run([script, ...more].join(' '), [], { ...options, shell: true });
}

/** npm, as it was called, else the one on the path. @param {string[]} args */
export function runNpm(args) {
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args]);
  return run(['npm', ...args].join(' '), [], { shell: true });
}
