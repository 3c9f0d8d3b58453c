import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { codeOf } from '#firebase/firebase-app.ts';
import { useSession } from '#firebase/session.ts';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import { blocksOf } from '#site/press/article-blocks.ts';
import { dataAddress } from './data-address.ts';
import { uploadPicture } from './upload-picture.ts';
import { forgetWaiting, keepWaiting, waitingPictures, type WaitingPicture } from './waiting-pictures.ts';

type Progress = 'idle' | 'uploading' | 'waiting' | 'refused';

const idsIn = (content: string): string[] =>
  blocksOf(content).flatMap((block) => (block.kind === 'picture' ? [block.id] : []));

/**
 * Brings the pictures of a draft to the storage. Until they are there they stay on this device, whatever becomes of the
 * network or the page.
 */
export function usePictures(siteId: string) {
  const [progress, setProgress] = useState<Progress>('idle');
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map());
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  /** One after the other: they share one line. */
  const chain = useRef(Promise.resolve());

  const uploadAll = useCallback(async () => {
    const objects = __PRESS__.pictures;
    const pictures = await waitingPictures(siteId);
    setShown(new Map(await Promise.all(pictures.map(async ({ id, blob }) => [id, await dataAddress(blob)] as const))));
    if (!objects || pictures.length === 0) return setProgress('idle');
    setProgress('uploading');
    try {
      for (const picture of pictures) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await uploadPicture(objects, picture);
        // oxlint-disable-next-line no-await-in-loop
        await forgetWaiting(picture.id);
      }
      setProgress('idle');
    } catch (error) {
      setProgress(codeOf(error) === 'permission-denied' ? 'refused' : 'waiting');
    }
  }, [siteId]);
  const upload = useCallback(() => {
    chain.current = chain.current.then(uploadAll);
    return chain.current;
  }, [uploadAll]);

  useEffect(() => {
    if (isSignedIn) void upload();
  }, [isSignedIn, upload]);
  useWhenOnline(useCallback(() => void upload(), [upload]));
  const add = useCallback(
    async (picture: WaitingPicture) => {
      await keepWaiting(picture);
      void upload();
    },
    [upload],
  );
  /** Whether all pictures of a text are at the storage; tries those again that are not. */
  const haveArrived = useCallback(
    async (content: string) => {
      const wanted = new Set(idsIn(content));
      const isMissing = async () => (await waitingPictures(siteId)).some(({ id }) => wanted.has(id));
      if (await isMissing()) await upload();
      return !(await isMissing());
    },
    [siteId, upload],
  );
  return useMemo(() => ({ progress, shown, add, haveArrived }), [progress, shown, add, haveArrived]);
}

export type Pictures = ReturnType<typeof usePictures>;
