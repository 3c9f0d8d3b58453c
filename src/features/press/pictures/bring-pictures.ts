import { codeOf } from '#firebase/firebase-app.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import { draftsOf } from '#features/press/drafts/drafts.ts';
import { blocksOf } from '#site/press/article-blocks.ts';
import type { ArticlePicture } from '#site/press/article-picture.ts';
import { isStored, uploadPicture } from './upload-picture.ts';
import { forgetWaiting, waitingPictures, type WaitingPicture } from './waiting-pictures.ts';

/** The pictures of a text. */
export const picturesIn = (content: string): ArticlePicture[] =>
  blocksOf(content).flatMap((block) => (block.kind === 'picture' ? [block] : []));

/** Names of the pictures that are known to be at the storage. What is there once stays. */
const known = new Set<string>();

/**
 * The pictures of a site that somebody still means: a draft on this device names them, or they are `wanted`. The others
 * were thrown away with their drafts, and must not become public.
 */
export async function meantPictures(siteId: string, wanted: ReadonlySet<string>): Promise<WaitingPicture[]> {
  const texts = draftsOf(siteId).map(({ content }) => content);
  const isMeant = ({ id }: WaitingPicture) => wanted.has(id) || texts.some((text) => text.includes(id));
  const pictures = await waitingPictures(siteId);
  await Promise.all(pictures.map(async (picture) => isMeant(picture) || forgetWaiting(picture.id)));
  return pictures.filter(isMeant);
}

/**
 * Uploads pictures one after the other: they share one line. One that fails keeps no other one back, unless there is no
 * line. @returns those that did not arrive by their names, with the error's code
 */
export async function uploadEach(objects: string, pictures: readonly WaitingPicture[]): Promise<Map<string, string>> {
  const failed = new Map<string, string>();
  for (const picture of pictures) {
    try {
      if ([...failed.values()].includes('unavailable')) throw new DatabaseError('unavailable');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await uploadPicture(objects, picture);
      known.add(picture.id);
      // oxlint-disable-next-line no-await-in-loop
      await forgetWaiting(picture.id);
    } catch (error) {
      failed.set(picture.id, codeOf(error));
    }
  }
  return failed;
}

/**
 * Those of some pictures that are not at the storage. A draft that went on here may name what another device has not
 * uploaded, or what this one has lost.
 * @throws {DatabaseError} `unavailable` where that cannot be known
 */
export async function missingOf(
  objects: string,
  siteId: string,
  pictures: readonly ArticlePicture[],
): Promise<ArticlePicture[]> {
  const asked = pictures.map(async (picture) => {
    if (known.has(picture.id) || !(await isStored(objects, siteId, picture.id))) return;
    known.add(picture.id);
  });
  await Promise.all(asked);
  return pictures.filter(({ id }) => !known.has(id));
}
