/** What storage.rules asks of a picture's name, its last segment. */
export const PICTURE_NAME = /^[0-9a-f]{16}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}[.](webp|jpg)$/;

/** A picture is smaller than this. */
export const TOO_MANY_BYTES = 1_048_576;

export const PICTURE_TYPE = /^image\/(webp|jpeg)$/;

interface Upload {
  /** Of the object: `press/<site>/<picture>`. */
  name: string;
  bytes: number;
  contentType: string;
  isAdministrator: boolean;
  isThere: boolean;
}

/** Whether storage.rules lets an upload in. */
export function mayCreate({ name, bytes, contentType, isAdministrator, isThere }: Upload): boolean {
  const [folder, site, picture, ...more] = name.split('/');
  const isPicture = folder === 'press' && !!site && PICTURE_NAME.test(picture ?? '') && more.length === 0;
  return isPicture && isAdministrator && !isThere && bytes < TOO_MANY_BYTES && PICTURE_TYPE.test(contentType);
}
