import type { Device, OfflineFiles, OfflinePicture } from '#protocol/worker/offline-files.ts';

const ADDRESS = /^(\/images\/.+-[0-9a-f]{8})-(\d+)\.(avif|webp|jpg)$/;

/** The pack's pictures, and those of the walks. */
export const allPictures = ({ pictures, walks }: Pick<OfflineFiles, 'pictures' | 'walks'>): OfflinePicture[] => [
  ...pictures,
  ...walks.flatMap((walk) => walk.pictures),
];

export interface PictureFile {
  url: string;
  width: number;
  bytes: number;
}

const filesOf = ({ base, sizes }: OfflinePicture, format: 'avif' | 'webp'): PictureFile[] =>
  sizes.map(([width, avif, webp]) => ({
    url: `${base}-${width}.${format}`,
    width,
    bytes: format === 'avif' ? avif : webp,
  }));

/** WebP weighs half as much again: without AVIF a picture need have no more than this share of the window's pixels. */
const SHARE_IN_WEBP = 0.8;

/** The one file of a picture that fits this device: the smallest that is sharp across the window, else the largest. */
export function fileFor(picture: OfflinePicture, { pixels, avif }: Device): PictureFile | undefined {
  const files = filesOf(picture, avif ? 'avif' : 'webp');
  const wanted = avif ? pixels : pixels * SHARE_IN_WEBP;
  return files.find(({ width }) => width >= wanted) ?? files.at(-1);
}

/** All files of a picture that this device can show. */
export const filesShownBy = (picture: OfflinePicture, { avif }: Pick<Device, 'avif'>): PictureFile[] => [
  ...filesOf(picture, 'webp'),
  ...(avif ? filesOf(picture, 'avif') : []),
];

export interface StandIn {
  url: string;
  /** It has at least the pixels that were asked for. */
  isSharp: boolean;
}

/**
 * What may stand in for a picture's file: the same picture in another width or format, the nearest larger first.
 * Whatever is kept was chosen for this very browser, so it can show it.
 */
export function standInsFor(pathname: string, pictures: readonly OfflinePicture[]): StandIn[] {
  const [, base, width] = ADDRESS.exec(pathname) ?? [];
  const picture = pictures.find((candidate) => candidate.base === base);
  if (!picture) return [];
  const wanted = Number(width);
  const distance = (file: PictureFile) => (file.width >= wanted ? file.width - wanted : 1e6 - file.width);
  return filesShownBy(picture, { avif: true })
    .filter(({ url }) => url !== pathname)
    .sort((a, b) => distance(a) - distance(b))
    .map((file) => ({ url: file.url, isSharp: file.width >= wanted }));
}
