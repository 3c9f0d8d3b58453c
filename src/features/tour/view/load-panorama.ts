import type { PanoramaFiles } from '#site/tour/shown-walk.ts';

const FORMATS = ['avif', 'webp'] as const;

/** A panorama that did not come. */
export class PanoramaMissing extends Error {
  override name = 'PanoramaMissing';
}

/** The widest of its files that the graphics chip takes; the narrowest, if it takes none. @param widest pixels */
export const widthFor = ({ widths }: Pick<PanoramaFiles, 'widths'>, widest: number): number =>
  widths.filter((width) => width <= widest).at(-1) ?? widths[0] ?? 0;

/**
 * Loads a panorama in the format that this browser shows: a picture element chooses it, in the document or not.
 * @param widest the graphics chip's limit, in pixels
 * @throws {PanoramaMissing}
 */
export function loadPanorama(files: PanoramaFiles, widest: number): Promise<HTMLImageElement> {
  const width = widthFor(files, widest);
  const [avif, webp] = FORMATS.map((format) => `${files.base}-${width}.${format}`);
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.srcset = avif ?? '';
  const image = new Image();
  image.decoding = 'async';
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new PanoramaMissing(image.currentSrc)));
    const picture = document.createElement('picture');
    picture.append(source, image);
    image.src = webp ?? '';
  });
}

/** Decoded apart from the page's own work, where the browser can. */
export const decoded = (image: HTMLImageElement): Promise<ImageBitmap | HTMLImageElement> =>
  'createImageBitmap' in window ? createImageBitmap(image).catch(() => image) : Promise.resolve(image);
