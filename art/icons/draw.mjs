// node art/icons/draw.mjs [content folder]
// Every icon of a development and its starting screens, from icons/favicon.svg; what the editor does with one dropped in.
import fs from 'node:fs/promises';
import path from 'node:path';
import { drawnFrom } from '#tools/icons/draw-icons.mjs';

const folder = process.argv[2] ?? 'src/content';
const files = await drawnFrom(await fs.readFile(path.join(folder, 'icons/favicon.svg')));
for (const [file, bytes] of Object.entries(files)) {
  await fs.mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await fs.writeFile(path.join(folder, file), bytes);
  process.stdout.write(`${file} ${bytes.length}\n`);
}
