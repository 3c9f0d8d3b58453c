import { escapeHtml } from '#site/head/html.ts';
import type { PictureFiles } from './picture-files.ts';

interface Panorama {
  title: string;
  alt: string;
  /** Name of the picture under `images/`. */
  name: string;
  files: PictureFiles | undefined;
  /** Tags that load the viewer. */
  viewer: string;
}

/**
 * The page inside the VR frame. By itself it is a wide picture that is looked around in by scrolling; the viewer turns
 * it into a view around, where the browser can.
 */
export function panoramaPage({ title, alt, name, files, viewer }: Panorama): string {
  if (!files) throw new Error(`There is no picture "${name}" for the tour`);
  const { hash, width, height, widths } = files;
  const sources = (format: string) =>
    widths.map((size) => `/images/${name}-${hash}-${size}.${format} ${size}w`).join(', ');
  // A part of it fills the window, so the widest file is always the right one.
  const sizes = `${width}px`;
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${viewer}
</head>
<body>
<main tabindex="0" aria-label="${escapeHtml(alt)}">
<picture>
<source type="image/avif" srcset="${sources('avif')}" sizes="${sizes}">
<img src="/images/${name}-${hash}-${widths.at(-1)}.webp" srcset="${sources('webp')}" sizes="${sizes}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">
</picture>
</main>
</body>
</html>
`;
}
