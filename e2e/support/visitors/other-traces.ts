import fs from 'node:fs';
import path from 'node:path';
import { root } from '#tools/commands/project.mjs';
import { examine } from '#tools/doctor/examine.ts';
import { readLiveSite } from '#tools/host/live-check.ts';
import { builtDist } from '#e2e/support/builds/built-dist.ts';
import type { Site } from '#e2e/support/site.ts';
import type { Trace } from './stored-texts.ts';

/** Writes down what this process says from here on, of which the served site is a part, until `end`. */
export function watchServerLog(): { collect: () => Trace[]; end: () => void } {
  const said: Trace[] = [];
  const ends = [process.stdout, process.stderr].map((stream) => {
    const write = Reflect.get(stream, 'write') as (...all: unknown[]) => boolean;
    stream.write = (...all: unknown[]) => {
      said.push({ where: 'server log', text: String(all[0]) });
      return Reflect.apply(write, stream, all);
    };
    return () => Reflect.set(stream, 'write', write);
  });
  return { collect: () => said, end: () => ends.forEach((end) => end()) };
}

/** All texts of the served build. */
export const buildTexts = (): Trace[] =>
  fs
    .readdirSync(builtDist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|css|json|txt|svg|webmanifest|xml)$/.test(file))
    .map((file) => ({ where: `build ${file}`, text: fs.readFileSync(path.join(builtDist, file), 'utf8') }));

/** What the doctor says of a site, also to its administrator. */
export async function doctorTexts({ url, administrator }: Site): Promise<Trace[]> {
  const said: Trace[] = [];
  const wishes = { local: url, testLead: false, credentials: async () => administrator };
  for await (const { title, findings } of examine(await readLiveSite(root), wishes))
    said.push(...findings.map(({ text }) => ({ where: `doctor ${title}`, text })));
  return said;
}
