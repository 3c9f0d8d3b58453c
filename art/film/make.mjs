// node art/film/make.mjs [--masters folder] [--proof folder] [--fast] [name…]
// Makes the films of films.ts, or those named, from stills: PNG masters where the folder has them, else the delivered
// pictures. --proof writes thirteen frames of each as PNG instead, --fast encodes quickly. Needs ffmpeg and Chromium.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { masters: { type: 'string' }, proof: { type: 'string' }, fast: { type: 'boolean' } },
});
/** @type {{ module: typeof import('./make.ts') }} */
const { module } = await runnerImport(path.join(root, 'art/film/make.ts'), { configFile: false, root });
await module.makeFilms({
  root,
  masters: values.masters,
  proof: values.proof,
  isFast: values.fast ?? false,
  names: positionals,
  report: (line) => process.stdout.write(`${line}\n`),
});
