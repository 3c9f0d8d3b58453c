import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '#site/content-schema.ts';
import { lawRecord, type LawRecord } from '#tools/law/law-record.ts';

/** What `/build.json` tells whoever has to know which build a host serves. */
export interface BuildFacts {
  /** Of package.json. */
  version: string;
  /** Of the repository, with `+` where files were changed after it; null: built without a repository. */
  commit: string | null;
  /** ISO 8601, UTC. */
  built: string;
  /** The development's slug. */
  site: string;
  /** What it says of the law: the doctor compares it with what the engine says now. */
  law: LawRecord;
}

function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** The commit that `root` stands at; null where it is no repository of its own. */
function commitOf(root: string): string | null {
  // A copy without its history may lie in somebody else's repository, whose commit says nothing here.
  const top = git(root, 'rev-parse', '--show-toplevel');
  if (!top || fs.realpathSync(top) !== fs.realpathSync(root)) return null;
  const commit = git(root, 'rev-parse', '--short=12', 'HEAD');
  if (!commit) return null;
  return git(root, 'status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
}

/**
 * When the build was made: now, or what `SOURCE_DATE_EPOCH` says, in seconds, for builds that must come out alike.
 * @throws {Error} when the variable is no number of seconds
 */
export function buildDate(epoch: string | undefined): string {
  if (epoch === undefined || epoch === '') return new Date().toISOString();
  const date = new Date(Number(epoch) * 1000);
  if (!/^\d+$/.test(epoch) || Number.isNaN(date.getTime()))
    throw new Error(`SOURCE_DATE_EPOCH=${epoch}: write whole seconds since 1970, or leave it out`);
  return date.toISOString();
}

/** Reads what `/build.json` says. */
export function buildFacts(root: string, site: string, law: LawRecord): BuildFacts {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, commit: commitOf(root), built: buildDate(process.env['SOURCE_DATE_EPOCH']), site, law };
}

export const BUILD_FILE = 'build.json';

/** Emits `/build.json`. No page needs it, so the worker does not keep it: it always tells of the host. */
export function buildFilePlugin(root: string, content: Content): Plugin {
  return {
    name: 'modelhouse:build-file',
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: BUILD_FILE,
        source: `${JSON.stringify(buildFacts(root, content.facts.slug, lawRecord(content)), null, 1)}\n`,
      });
    },
  };
}
