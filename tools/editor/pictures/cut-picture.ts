import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { EditError } from '#editor/model/edit.ts';
import { pictureFile, type NewPicture } from '#editor/model/pictures/new-picture.ts';
import { kindNamed, type Kind } from '#tools/pictures/encoding/delivery.mjs';
import { cutOut } from '#tools/pictures/encoding/encode-picture.mjs';
import { masterFile } from './masters.ts';

/** What the encoder makes the files of. */
export interface CutPicture {
  kind: Kind;
  master: Buffer;
}

/** A screen's width in pixels. */
const DRAFT_WIDTH = 1600;

/** A picture as it was chosen. @throws {EditError} where it is none that was dropped in, or would be enlarged */
export async function cutPicture(masters: string, name: string, picture: NewPicture): Promise<CutPicture> {
  try {
    const kind = kindNamed(picture.kind);
    if (picture.width < kind.size[0]) throw new Error('it would be enlarged');
    return { kind, master: await cutOut(masterFile(masters, picture.master), kind, picture) };
  } catch {
    throw new EditError([pictureFile(name)]);
  }
}

/** One width of it in every format, in a second instead of half a minute. */
export async function drawQuickly(target: string, { kind, master }: CutPicture): Promise<void> {
  const image = sharp(master).resize({ width: Math.min(DRAFT_WIDTH, kind.size[0]) });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const file = (format: string) => path.join(target, `${info.width}.${format}`);
  await fs.mkdir(target, { recursive: true });
  await sharp(data, { raw: info }).avif({ quality: 50, effort: 0 }).toFile(file('avif'));
  await sharp(data, { raw: info }).webp({ quality: 75, effort: 0 }).toFile(file('webp'));
  if (kind.jpeg) await sharp(data, { raw: info }).jpeg().toFile(file('jpg'));
}
