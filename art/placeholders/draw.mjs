// node art/placeholders/draw.mjs [--second] [--proof folder] [name…]
// Without names every picture is drawn. --second draws the second development's test pictures;
// --proof writes one PNG per picture into a folder instead of the delivered files.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pictures } from './pictures.mjs';
import { deliver, rasterize } from './render.mjs';
import { secondPictures } from './second-pictures.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { second: { type: 'boolean' }, proof: { type: 'string' } },
});
const all = values.second ? secondPictures : pictures;
const folder = fileURLToPath(
  new URL(values.second ? '../../tests/fixtures/second-site/images/' : '../../src/content/images/', import.meta.url),
);
const unknown = positionals.filter((name) => !all.some((picture) => picture.name === name));
if (unknown.length > 0)
  throw new Error(`No such picture: ${unknown.join(', ')}. Known: ${all.map((picture) => picture.name).join(', ')}`);

for (const picture of all) {
  if (positionals.length > 0 && !positionals.includes(picture.name)) continue;
  if (values.proof) {
    await mkdir(values.proof, { recursive: true });
    await writeFile(join(values.proof, `${picture.name}.png`), await rasterize(picture));
  } else {
    const bytes = await deliver(picture, folder);
    process.stdout.write(`${picture.name} ${Math.round(bytes / 1024)} kB\n`);
  }
}
