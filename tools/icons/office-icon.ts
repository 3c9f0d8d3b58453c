import sharp from 'sharp';
import { BOX, isInParts } from './draw-icons.mjs';

/** Of the tile behind a drawing that brings no ground, and the room around it. */
const [PAPER, CORNER, MARGIN] = ['#ffffff', 112, 64];
const ROOT = /<svg\b[^>]*>/i;
/** Where the drawing stands says its tile. */
const PLACE = /\s(?:width|height|x|y|id|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/** The colour that a drawing has at all four edges; null where the ground shows through. */
async function groundOf(picture: Buffer): Promise<string | null> {
  const { data } = await sharp(picture)
    .resize(BOX, BOX, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [near, half, far] = [6, BOX / 2, BOX - 7];
  const edges = [
    [half, near],
    [near, half],
    [far, half],
    [half, far],
  ] as const;
  const pixels = edges.map(([x, y]) => [...data.subarray((y * BOX + x) * 4, (y * BOX + x) * 4 + 4)]);
  const [first = []] = pixels;
  const isSame = pixels.every((pixel) => pixel.every((value, index) => Math.abs(value - (first[index] ?? 0)) < 6));
  if (!isSame || (first[3] ?? 0) < 250) return null;
  return `#${first
    .slice(0, 3)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A drawing on a tile, as `drawnFrom` reads it. @param content of a given width and height, at a given place */
function onTile(ground: string | null, content: (place: string) => string): Buffer {
  const margin = ground === null ? MARGIN : 0;
  const size = BOX - 2 * margin;
  const tile = `<rect id="ground" width="${BOX}" height="${BOX}" rx="${CORNER}" fill="${ground ?? PAPER}"/>`;
  const mark = content(`x="${margin}" y="${margin}" width="${size}" height="${size}"`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">\n  ${tile}\n  <g id="mark">${mark}</g>\n</svg>\n`,
  );
}

/**
 * An office's square drawing as the engine's own: what says its ground and its mark stays, every other one is put on a
 * tile of the colour at its edges, or of white.
 */
export async function iconFromSvg(svg: string): Promise<Buffer> {
  if (isInParts(svg)) return Buffer.from(svg);
  const root = svg.search(ROOT);
  const drawing = svg.slice(root).trim();
  return onTile(await groundOf(Buffer.from(svg)), (place) =>
    drawing.replace(ROOT, (tag) => tag.replaceAll(PLACE, '').replace(/^<svg/i, `<svg ${place}`)),
  );
}

/** The same of a picture in pixels. */
export async function iconFromPng(picture: Buffer): Promise<Buffer> {
  const small = await sharp(picture)
    .resize(BOX, BOX)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
  const address = `data:image/png;base64,${small.toString('base64')}`;
  return onTile(await groundOf(picture), (place) => `<image ${place} href="${address}"/>`);
}
