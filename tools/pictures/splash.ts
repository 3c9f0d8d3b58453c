import fs from 'node:fs/promises';
import path from 'node:path';

/** `390x844@3.png`: a screen in points, and its pixel ratio. */
const FILE = /^(\d+)x(\d+)@(\d)\.png$/;

/**
 * Link elements for the pictures that iPhones show while the installed site starts: `splash/` of a content folder.
 * Other systems make theirs from the icon.
 */
export async function splashLinks(folder: string): Promise<string> {
  const names = await fs.readdir(path.join(folder, 'splash')).catch((): string[] => []);
  return names
    .toSorted()
    .map((name) => {
      const [, width, height, ratio] = FILE.exec(name) ?? [];
      if (!width) throw new Error(`splash/${name}: name it after its screen, for example 390x844@3.png`);
      const media = `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio})`;
      return `<link rel="apple-touch-startup-image" href="/splash/${name}" media="${media}">`;
    })
    .join('');
}
