import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder, inProject } from '#tools/commands/project.mjs';
import { contentFolder } from '#tools/commands/sites.mjs';

const SOURCES = ['src', 'sw', 'public', 'tools', 'functions', 'local'];
const FILES = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];
const BINARY = /\.(avif|webp|png|jpe?g|mp4|webm|pdf|woff2?)$/i;

/** @param {string} place file or folder; one that does not exist has no files @returns {string[]} */
function filesOf(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return fs
    .readdirSync(place)
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)));
}

/** Pictures and films go by size and time: reading them all would take longer than the build saves. @param {string} file */
function contentOf(file) {
  if (!BINARY.test(file)) return fs.readFileSync(file);
  const { size, mtimeMs } = fs.statSync(file);
  return `${size} ${mtimeMs}`;
}

/** A fingerprint of everything that decides what `vite build` writes. */
export function fingerprintInputs() {
  const hash = createHash('sha256').update(process.versions.node);
  const configs = fs.readdirSync(inProject()).filter((name) => /^tsconfig.*\.json$/.test(name));
  const places = [...SOURCES, ...FILES, ...configs].map((name) => inProject(name));
  for (const file of [...places, contentFolder()].flatMap(filesOf)) hash.update(`\0${file}\0`).update(contentOf(file));
  for (const name of Object.keys(process.env).sort())
    if (/^(VITE_.*|SITE|CONTENT|WORKER|PRESS)$/.test(name)) hash.update(`\0${name}=${process.env[name]}`);
  return hash.digest('hex');
}

const stampFile = path.join(cacheFolder, 'build-stamp.json');

/** Tells a build of ours from one that somebody made by hand afterwards. @param {string} outDir */
const outputMark = (outDir) => {
  const stat = fs.statSync(path.join(outDir, 'index.html'), { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs}` : null;
};

/** @returns {Record<string, { inputs: string, output: string | null }>} */
function readStamps() {
  try {
    return JSON.parse(fs.readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} outDir @param {string} inputs */
export function isBuilt(outDir, inputs) {
  const stamp = readStamps()[outDir];
  return stamp?.inputs === inputs && stamp.output !== null && stamp.output === outputMark(outDir);
}

/** @param {string} outDir @param {string} inputs the fingerprint taken before the build, so that an edit during it is built again */
export function stampBuild(outDir, inputs) {
  fs.mkdirSync(cacheFolder, { recursive: true });
  fs.writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [outDir]: { inputs, output: outputMark(outDir) } }));
}
