import { escapeHtml } from '#site/html.ts';
import type { PictureFiles } from './pictures.ts';

interface Panorama {
  title: string;
  alt: string;
  /** Name of the picture under `images/`. */
  name: string;
  files: PictureFiles | undefined;
}

/** The page inside the VR frame: a wide picture that is looked around in by scrolling, without any script. */
export function panoramaPage({ title, alt, name, files }: Panorama): string {
  if (!files) throw new Error(`There is no picture "${name}" for the tour`);
  const { hash, width, height, widths } = files;
  const sources = (format: string) =>
    widths.map((size) => `/images/${name}-${hash}-${size}.${format} ${size}w`).join(', ');
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/panorama.css">
</head>
<body>
<main tabindex="0" aria-label="${escapeHtml(alt)}">
<picture>
<source type="image/avif" srcset="${sources('avif')}" sizes="200vh">
<img src="/images/${name}-${hash}-${widths.at(-1)}.webp" width="${width}" height="${height}" alt="${escapeHtml(alt)}">
</picture>
</main>
</body>
</html>
`;
}
