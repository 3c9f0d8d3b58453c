import { isDeepStrictEqual } from 'node:util';
import type { Content } from '#site/content-schema.ts';
import type { DraftPictures } from '#tools/pictures/picture-files.ts';
import type { DraftFiles } from './draft-files.ts';
import { loadContent } from './content.ts';

/** Where everything that builds or serves a development takes its content from: read and checked once. */
export interface ContentSource {
  /** Absolute. */
  readonly folder: string;
  /** @throws {ContentError} the same one until the folder has changed */
  read: () => Promise<Content>;
  /** Something in the folder has changed: the next one reads it again. */
  forget: () => void;
  /** Until then, everybody gets these: what somebody is writing, checked, and not saved yet. */
  show: (content: Content, pictures: DraftPictures, files: DraftFiles) => void;
  /** Pictures that are shown and not in the folder yet. */
  pictures: () => DraftPictures;
  /** The same of the other files. */
  files: () => DraftFiles;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with whatever in it says what it said before as the same object: what is made of that need not be made anew. */
function keeping<Value>(before: unknown, value: Value): Value {
  if (isDeepStrictEqual(before, value)) return before as Value;
  if (!isRecord(before) || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keeping(before[key], part)])) as Value;
}

/** @param shownAs what becomes of the content each time that it has been read */
export function contentSource(
  folder: string,
  shownAs: (content: Content) => Content = (content) => content,
): ContentSource {
  let reading: Promise<Content> | undefined;
  let last: Content | undefined;
  let pictures: DraftPictures = new Map();
  let files: DraftFiles = new Map();
  const shown = (content: Content) => (last = keeping(last, shownAs(content)));
  return {
    folder,
    read: () => (reading ??= loadContent(folder).then(shown)),
    forget: () => {
      reading = undefined;
      pictures = new Map();
      files = new Map();
    },
    show: (content, drafts, draftFiles) => {
      reading = Promise.resolve(shown(content));
      pictures = drafts;
      files = draftFiles;
    },
    pictures: () => pictures,
    files: () => files,
  };
}

/** What is made of some files of the content: made once, and anew when one of them says something else. */
export function madeOf<const File extends keyof Content, Made>(
  source: ContentSource,
  files: readonly File[],
  make: (content: Pick<Content, File>) => Made,
): () => Promise<Made> {
  let last: { content: Pick<Content, File>; made: Made } | undefined;
  return async () => {
    const content = await source.read();
    const known = last;
    if (known && files.every((file) => content[file] === known.content[file])) return known.made;
    last = { content, made: make(content) };
    return last.made;
  };
}
