import { dataAddress } from './data-address.ts';

/** A picture as it is sent: upright, small, and without what its camera wrote of place and time. */
export interface SizedPicture {
  blob: Blob;
  width: number;
  height: number;
  kind: 'webp' | 'jpg';
}

/** What a phone loads within a second or two. */
const MOST_BYTES = 300_000;

/** Longest side in pixels, and quality: the first that is light enough is taken, else the last. */
const ATTEMPTS = [
  [1600, 0.82],
  [1600, 0.7],
  [1600, 0.58],
  [1280, 0.58],
  [960, 0.5],
] as const;

/** A picture that can be drawn. */
interface Drawable {
  image: CanvasImageSource;
  width: number;
  height: number;
  release: () => void;
}

const ofBitmap = (image: ImageBitmap): Drawable => ({
  image,
  width: image.width,
  height: image.height,
  release: () => image.close(),
});

/** As an element of the page reads it, always upright. The security policy lets no page show a `blob:`. */
async function ofElement(file: Blob): Promise<Drawable> {
  const image = new Image();
  image.src = await dataAddress(file);
  await image.decode();
  return { image, width: image.naturalWidth, height: image.naturalHeight, release: () => {} };
}

/**
 * Reads a picture upright. The oldest browsers that run this know no such option and refuse the call: some of them leave
 * a bitmap as the camera lay, an element they turn.
 */
const readUpright = (file: Blob): Promise<Drawable> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).then(ofBitmap, () => ofElement(file));

function drawn(picture: Drawable, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // What is see-through would be black as JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))), type, quality);
  });

/** As WebP; a browser that cannot write it gives another kind instead, and is asked for JPEG. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<SizedPicture> {
  const { width, height } = canvas;
  const blob = await encoded(canvas, 'image/webp', quality);
  if (blob.type === 'image/webp') return { blob, width, height, kind: 'webp' };
  return { blob: await encoded(canvas, 'image/jpeg', quality), width, height, kind: 'jpg' };
}

/**
 * Sizes a chosen or taken picture in the browser. It is drawn anew, so that nothing but its pixels is left of the file.
 * @throws {Error} where the browser cannot read it
 */
export async function sizePicture(file: Blob): Promise<SizedPicture> {
  const picture = await readUpright(file);
  try {
    let sized: SizedPicture | null = null;
    for (const [longest, quality] of ATTEMPTS) {
      // oxlint-disable-next-line no-await-in-loop -- the next is only wanted where this one is too heavy
      sized = await encode(drawn(picture, longest), quality);
      if (sized.blob.size <= MOST_BYTES) break;
    }
    if (!sized) throw new Error('Not encoded');
    return sized;
  } finally {
    picture.release();
  }
}
