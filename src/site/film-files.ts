import type { Videos } from '#site/schema/videos.ts';

interface FilmFile {
  /** Under `films/`. */
  file: string;
  type: string;
  /** When the player has this shape; undefined: always. */
  media: string | undefined;
}

// Browsers that do not look at `media` here (Chrome before 120) take the first: the desktop's, which a phone cuts to size.
const CROPS = [
  { suffix: '', media: '(min-width: 900.02px)' },
  { suffix: '-small', media: undefined },
];

// The lighter one first, where it is played; H.264 plays everywhere.
const CODECS = [
  { ending: 'av1.mp4', type: 'video/mp4; codecs="av01.0.08M.10"' },
  { ending: 'mp4', type: 'video/mp4' },
];

const everyFile = (name: string): FilmFile[] =>
  CROPS.flatMap(({ suffix, media }) =>
    CODECS.map(({ ending, type }) => ({ file: `${name}${suffix}.${ending}`, type, media })),
  );

/**
 * The files of a film, in the order in which a browser tries them: 16:9 and 4:3, in every codec.
 * @param isSingle it is one file in H.264, which every player cuts to its shape
 */
export const filmFiles = (name: string, isSingle = false): FilmFile[] =>
  isSingle ? [{ file: `${name}.mp4`, type: 'video/mp4', media: undefined }] : everyFile(name);

/** The development's own films, without those that another service plays. */
export const filmNames = (videos: Videos | null): string[] =>
  videos
    ? [videos.brandFilm, ...videos.tabs.map(({ video }) => video)].flatMap(({ source }) =>
        'file' in source ? [source.file] : [],
      )
    : [];
