/** A picture that stands in an article. */
export interface ArticlePicture {
  /** What it shows, for whom it is not there. */
  description: string;
  /** Its file's name at the storage. It says how large the picture is, so that nothing under it jumps. */
  id: string;
  width: number;
  height: number;
}

/** As storage.rules lets it in: sixteen hexadecimal digits, the size in pixels, the kind. */
const ID = /^[0-9a-f]{16}-([1-9]\d{0,3})x([1-9]\d{0,3})\.(?:webp|jpg)$/;

const LINE = /^!\[([^[\]\n]*)\]\(([\da-fx.bgjpw-]+)\)$/;

/** A name for a new picture. @param random sixteen hexadecimal digits */
export const pictureId = (random: string, width: number, height: number, kind: 'webp' | 'jpg'): string =>
  `${random}-${width}x${height}.${kind}`;

/** Width and height by a picture's name; null: it is the name of none. */
export function sizeOfPicture(id: string): { width: number; height: number } | null {
  const [, width, height] = ID.exec(id) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** The picture that stands alone in a line, as `![description](name)`; null: the line is text. */
export function pictureOf(line: string): ArticlePicture | null {
  const [, description = '', id = ''] = LINE.exec(line) ?? [];
  const size = sizeOfPicture(id);
  return size && description.trim() !== '' ? { description: description.trim(), id, ...size } : null;
}

/** How a picture is written into an article. */
export const pictureLine = (description: string, id: string): string =>
  `![${description.replace(/[[\]\s]+/g, ' ').trim()}](${id})`;

/** The object of a picture at the storage: each development has its own folder. */
export const pictureObject = (siteId: string, id: string): string => `press/${siteId}/${id}`;
