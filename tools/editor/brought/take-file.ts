import sharp from 'sharp';
import { MOST_BYTES, type BroughtKind } from '#editor/model/brought/brought-file.ts';
import type { BroughtRefusal } from '#editor/model/messages.ts';
import { filmFault } from '#tools/films/mp4-file.ts';
import { drawnFrom } from '#tools/icons/draw-icons.mjs';
import { iconFromPng, iconFromSvg } from '#tools/icons/office-icon.ts';
import { svgFault } from '#tools/icons/safe-svg.ts';
import { ratioOf, WIDEST_LOGO } from '#tools/theme/logo-file.ts';

/** What becomes of a file that is dropped in: everything that it is saved as, by its path, or why it is not taken. */
export type Taking =
  | { kind: 'files'; files: Readonly<Record<string, Buffer>> }
  | { kind: 'refused'; why: BroughtRefusal };

const refused = (why: BroughtRefusal): Taking => ({ kind: 'refused', why });
const taken = (files: Readonly<Record<string, Buffer>>): Taking => ({ kind: 'files', files });

/** An icon is a file of every page's first load. */
const MOST_SVG_BYTES = 60_000;
/** Pixels of the largest icon. */
const ICON_SIZE = 512;
const SVG = /<svg\b/i;
/** A film's one file, whatever the film is called by then. */
export const FILM = 'film.mp4';

/** What keeps a drawing from being taken, whatever it is for. */
async function drawingFault(svg: string): Promise<BroughtRefusal | null> {
  const fault = svgFault(svg);
  if (fault) return fault;
  if (ratioOf(svg) === null) return 'no-box';
  const isDrawn = await sharp(Buffer.from(svg))
    .stats()
    .then(
      () => true,
      () => false,
    );
  return isDrawn ? null : 'unreadable';
}

async function pngFault(bytes: Buffer): Promise<BroughtRefusal | null> {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (found?.format !== 'png') return 'no-icon';
  if (found.width !== found.height) return 'not-square';
  return found.width < ICON_SIZE ? 'too-small' : null;
}

async function takeIcon(bytes: Buffer): Promise<Taking> {
  const text = bytes.toString('utf8');
  const isSvg = SVG.test(text.slice(0, MOST_SVG_BYTES)) && !bytes.subarray(0, 8).includes(0);
  if (isSvg && bytes.length > MOST_SVG_BYTES) return refused('too-rich');
  const fault = isSvg ? await drawingFault(text) : await pngFault(bytes);
  if (fault) return refused(fault);
  if (isSvg && Math.abs((ratioOf(text) ?? 0) - 1) > 0.001) return refused('not-square');
  const drawing = isSvg ? await iconFromSvg(text) : await iconFromPng(bytes).catch(() => null);
  if (drawing === null) return refused('unreadable');
  const drawn = await drawnFrom(drawing).catch(() => null);
  return drawn && drawing.length <= 2 * MOST_SVG_BYTES
    ? taken({ 'icons/favicon.svg': drawing, ...drawn })
    : refused('too-rich');
}

async function takeLogo(bytes: Buffer): Promise<Taking> {
  const text = bytes.toString('utf8');
  if (!SVG.test(text)) return refused('no-svg');
  const fault = await drawingFault(text);
  if (fault) return refused(fault);
  return (ratioOf(text) ?? 0) > WIDEST_LOGO ? refused('too-wide') : taken({ 'icons/logo.svg': bytes });
}

async function takeNotice(bytes: Buffer): Promise<Taking> {
  const isWhole = bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');
  return isWhole ? taken({ 'files/announcement.pdf': bytes }) : refused('no-pdf');
}

async function takeFilm(bytes: Buffer): Promise<Taking> {
  const fault = filmFault(bytes);
  return fault ? refused(fault) : taken({ [FILM]: bytes });
}

const TAKERS: Readonly<Record<BroughtKind, (bytes: Buffer) => Promise<Taking>>> = {
  icon: takeIcon,
  logo: takeLogo,
  notice: takeNotice,
  film: takeFilm,
};

/** Judges a file by its bytes, whatever its name says. */
export const takeFile = (kind: BroughtKind, bytes: Buffer): Promise<Taking> =>
  bytes.length > MOST_BYTES[kind] ? Promise.resolve(refused('too-large')) : TAKERS[kind](bytes);
