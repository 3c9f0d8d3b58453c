import type { Content } from '#site/content-schema.ts';
import type { DraftPictures } from '#tools/pictures/picture-files.ts';
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
  show: (content: Content, pictures: DraftPictures) => void;
  /** Pictures that are shown and not in the folder yet. */
  pictures: () => DraftPictures;
}

/** @param shownAs what becomes of the content each time that it has been read */
export function contentSource(
  folder: string,
  shownAs: (content: Content) => Content = (content) => content,
): ContentSource {
  let reading: Promise<Content> | undefined;
  let pictures: DraftPictures = new Map();
  return {
    folder,
    read: () => (reading ??= loadContent(folder).then(shownAs)),
    forget: () => {
      reading = undefined;
      pictures = new Map();
    },
    show: (content, drafts) => {
      reading = Promise.resolve(shownAs(content));
      pictures = drafts;
    },
    pictures: () => pictures,
  };
}

/** What is made of the content: made once, and anew when the content was read anew. */
export function madeOf<Made>(source: ContentSource, make: (content: Content) => Made): () => Promise<Made> {
  const made = new WeakMap<Content, Made>();
  return async () => {
    const content = await source.read();
    const known = made.get(content);
    if (known !== undefined) return known;
    const fresh = make(content);
    made.set(content, fresh);
    return fresh;
  };
}
