import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { addressOf } from '#site/pages/routes.ts';
import type { Content } from '#site/content-schema.ts';
import { colourToken } from '#tools/theme/tokens.ts';

export const MANIFEST_FILE = 'manifest.webmanifest';

const TYPES: Record<string, string> = { '.png': 'image/png', '.webp': 'image/webp', '.svg': 'image/svg+xml' };

interface ManifestPicture {
  src: string;
  sizes: string;
  type: string;
}

async function pictureOf(folder: string, directory: string, name: string, prefix: string): Promise<ManifestPicture> {
  const { width, height, format } = await sharp(path.join(folder, directory, name)).metadata();
  const sizes = format === 'svg' ? 'any' : `${width}x${height}`;
  return { src: `/${prefix}${name}`, sizes, type: TYPES[path.extname(name)] ?? `image/${format}` };
}

const filesIn = async (folder: string, directory: string, pattern: RegExp) =>
  (await fs.readdir(path.join(folder, directory)).catch((): string[] => [])).filter((name) => pattern.test(name));

/** `icon-512.png`, `maskable-512.png`, `monochrome-512.png`: what each is for stands in its name. */
async function iconsOf(folder: string) {
  const names = await filesIn(folder, 'icons', /^(icon|maskable|monochrome)-\d+\.png$/);
  return Promise.all(
    names.map(async (name) => {
      const [kind = ''] = name.split('-');
      return { ...(await pictureOf(folder, 'icons', name, '')), purpose: kind === 'icon' ? 'any' : kind };
    }),
  );
}

/** `narrow.webp` for phones and `wide.webp` for other screens: what an install sheet shows. */
async function screenshotsOf(folder: string, label: string) {
  const names = await filesIn(folder, 'screens', /^(narrow|wide)\b/);
  return Promise.all(
    names.map(async (name) => ({
      ...(await pictureOf(folder, 'screens', name, 'screens/')),
      form_factor: name.startsWith('wide') ? 'wide' : 'narrow',
      label,
    })),
  );
}

/** What a browser needs to put the site on a home screen (W3C Web Application Manifest). */
export async function webAppManifest(folder: string, { facts, shell, descriptions, theme }: Content): Promise<object> {
  return {
    id: '/',
    name: facts.name,
    short_name: facts.shortName,
    description: descriptions['/'] ?? facts.name,
    lang: 'ko',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colourToken(theme, 'ink'),
    background_color: colourToken(theme, 'paper'),
    categories: ['lifestyle', 'business'],
    prefer_related_applications: false,
    icons: await iconsOf(folder),
    screenshots: await screenshotsOf(folder, facts.name),
    shortcuts: shell.shortcuts.map(({ name, path: address, anchor }) => ({
      name,
      url: encodeURI(addressOf(address, facts.slug)) + (anchor ? `#${anchor}` : ''),
    })),
  };
}
