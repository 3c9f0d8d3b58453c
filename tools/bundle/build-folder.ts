import fs from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { BUILD_FILE } from './build-file.ts';

/** Whose build a folder holds; null where there is none. */
export function builtSite(outDir: string): string | null {
  try {
    const { site } = JSON.parse(fs.readFileSync(path.join(outDir, BUILD_FILE), 'utf8')) as { site?: unknown };
    return typeof site === 'string' ? site : null;
  } catch {
    return null;
  }
}

interface Server {
  pid: number;
  site: string;
}

const isAlive = ({ pid }: Server): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else's is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Which processes serve a folder: a file in .cache for each, which may outlive its process. */
const register = (root: string, outDir: string) =>
  path.join(root, '.cache/servers', Buffer.from(path.relative(root, outDir)).toString('hex'));

function serversOf(root: string, outDir: string): Server[] {
  const folder = register(root, outDir);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .map((pid) => ({ pid: Number(pid), site: fs.readFileSync(path.join(folder, pid), 'utf8') }))
    .filter(isAlive);
}

/** Writes down that this process serves the folder. @returns what takes it back */
function registerServer(root: string, outDir: string, site: string): () => void {
  const file = path.join(register(root, outDir), String(process.pid));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, site);
  return () => fs.rmSync(file, { force: true });
}

/** A build's folder as it is written in commands. */
const shown = (root: string, outDir: string) => `${path.relative(root, outDir)}/`;

const foreign = (place: string, found: string, site: string) =>
  `${place} holds the build of '${found}', and this server is that of '${site}'`;

/** @throws {Error} where a running server shows another development's visitors what the folder holds */
function refuseToOverwrite(root: string, outDir: string, site: string): void {
  const other = serversOf(root, outDir).find((server) => server.site !== site);
  if (!other) return;
  throw new Error(
    `${shown(root, outDir)} is served as '${other.site}' by a running server (process ${other.pid}): a build of '${site}' would take its place. Stop that server first, or try this development with npm run dev.`,
  );
}

/** Stops answering when another build has taken the place of the one that is served. */
const watchFolder =
  (root: string, outDir: string, site: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    // Pages only: what belongs to them has another name in every build.
    if (/\.\w+$/.test(request.url?.split('?')[0] ?? '')) return next();
    const found = builtSite(outDir);
    if (found === null || found === site) return next();
    response
      .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(`${foreign(shown(root, outDir), found, site)}. Build and start it again.\n`);
  };

/**
 * One build folder serves one development at a time: a server refuses another one's build, and a build refuses to take
 * the place of one that is being served.
 */
export function buildFolderPlugin(root: string, site: string): Plugin {
  return {
    name: 'modelhouse:build-folder',
    configResolved({ command, build }) {
      if (command === 'build' && !build.ssr) refuseToOverwrite(root, path.resolve(root, build.outDir), site);
    },
    configurePreviewServer({ config, middlewares, httpServer }) {
      const outDir = path.resolve(root, config.build.outDir);
      const found = builtSite(outDir);
      if (found !== null && found !== site)
        throw new Error(`${foreign(shown(root, outDir), found, site)}: build it first (npm start does)`);
      const forget = registerServer(root, outDir, site);
      httpServer.once('close', forget);
      process.once('exit', forget);
      middlewares.use(watchFolder(root, outDir, site));
    },
  };
}
