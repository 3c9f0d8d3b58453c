import path from 'node:path';
import sharp from 'sharp';
import { pictureFolder, type DraftPictures, type PictureFiles } from './picture-files.ts';

const colour = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A picture's upper, middle and lower third as colours. */
async function thirds(file: string): Promise<string[]> {
  const { data } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(1, 3, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 3, 6].map((at) => colour([...data.subarray(at, at + 3)]));
}

/** Of each picture that was looked at, by its name and what is in it: a change of a text decodes no hundred pictures. */
const known = new Map<string, readonly string[]>();

/**
 * What stands in a picture's place until it has come: its own colours, from top to bottom. In the stylesheet, because
 * the security policy forbids inline styles and the script budget has no room for pictures of pictures.
 */
export async function previewRules(
  folder: string,
  pictures: Readonly<Record<string, PictureFiles>>,
  drafts: DraftPictures = new Map(),
): Promise<string> {
  const rules = await Promise.all(
    Object.entries(pictures).map(async ([name, { hash, widths }]) => {
      const key = `${name}-${hash}`;
      const stops =
        known.get(key) ?? (await thirds(path.join(pictureFolder(folder, name, drafts), `${widths[0]}.webp`)));
      known.set(key, stops);
      return `.p-${name}{background:linear-gradient(${stops.join()})}`;
    }),
  );
  return rules.join('\n');
}
