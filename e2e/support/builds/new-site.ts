import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '#tools/commands/project.mjs';
import { readSheets } from '#tools/new-site/sheet/read-sheets.ts';
import { namedPictures, writeTexts } from '#tools/new-site/write-site.ts';
import { WORKBOOK } from './office-workbook.ts';

const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: root });

/** A new development as npm run new-site makes it from the office's workbook, outside the project's folders. */
export async function newSite(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'new-site-'));
  const { types, values } = readSheets(WORKBOOK, '2026-12-01');
  const [first, ...others] = types;
  writeTexts(root, {
    folder,
    units: [first!, ...others],
    facts: {
      name: '대전 물빛언덕',
      shortName: '물빛언덕',
      slug: '물빛언덕',
      'location.address': "대전 둔산동 '물빛' 1",
    },
    values,
  });
  await node(path.join(root, 'art/stand-ins.mjs'), folder, ...(await namedPictures(folder)));
  await node(path.join(root, 'art/icons/draw.mjs'), folder);
  return folder;
}
