import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import { useSession } from '#firebase/session.ts';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import { isSessionOver } from '#text/press/desk.ts';
import { MARK_TEXT, pictureProblem } from '#text/press/marks.ts';
import { meantPictures, missingOf, picturesIn, uploadEach } from './bring-pictures.ts';
import { dataAddress } from './data-address.ts';
import { keepWaiting, type WaitingPicture } from './waiting-pictures.ts';

/** Those that did not arrive, by their names, with the error's code. */
type Failed = ReadonlyMap<string, string>;

const NONE: Failed = new Map();

/** What a page can show of pictures that wait. One that the device cannot read is not shown. */
async function addressesOf(pictures: readonly WaitingPicture[]): Promise<Map<string, string>> {
  const read = pictures.map(async ({ id, blob }) => [id, await dataAddress(blob)] as const);
  const settled = await Promise.allSettled(read);
  return new Map(settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
}

/** Uploads what waits of a site, one round after the other. `wanted`: by their names, what the form's text has. */
function useUpload(siteId: string, wanted: ReadonlySet<string>) {
  const [isUploading, setUploading] = useState(false);
  const [failed, setFailed] = useState(NONE);
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map());
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const round = useCallback(async (): Promise<Failed> => {
    const objects = __PRESS__.pictures;
    const pictures = await meantPictures(siteId, wanted);
    setShown(await addressesOf(pictures));
    if (!objects || pictures.length === 0) return NONE;
    setUploading(true);
    const found = await uploadEach(objects, pictures).finally(() => setUploading(false));
    setFailed(found);
    return found;
  }, [siteId, wanted]);
  const upload = useCallback(() => {
    // Whatever became of the round before it.
    const next = chain.current.catch(() => {}).then(round);
    chain.current = next;
    return next;
  }, [round]);
  return { isUploading, failed, shown, upload };
}

/** What is said about pictures under the buttons that put them in. */
function statusOf(isUploading: boolean, failed: Failed, isKept: boolean): string {
  if (isUploading) return MARK_TEXT.uploading;
  if (failed.size === 0) return '';
  const [problem] = [...failed.values()].flatMap((code) => pictureProblem(code) ?? []);
  return problem ?? (isKept ? MARK_TEXT.waiting(failed.size) : MARK_TEXT.notKept(failed.size));
}

/**
 * Brings the pictures of a draft to the storage. Until they are there they stay on this device, whatever becomes of the
 * network or the page.
 */
export function usePictures(siteId: string) {
  const [wanted] = useState(() => new Set<string>());
  const [isKept, setKept] = useState(true);
  const { isUploading, failed, shown, upload } = useUpload(siteId, wanted);
  const isSignedIn = useSession(({ status }) => status === 'signed-in');

  useEffect(() => {
    if (isSignedIn) void upload();
  }, [isSignedIn, upload]);
  useWhenOnline(useCallback(() => void upload(), [upload]));
  const add = useCallback(
    async (picture: WaitingPicture) => {
      wanted.add(picture.id);
      if (!(await keepWaiting(picture))) setKept(false);
      void upload();
    },
    [wanted, upload],
  );
  /**
   * Whether all pictures of a text are at the storage; tries those again that are not. @returns true, or in words why not
   * @throws {DatabaseError} where the session is over
   */
  const haveArrived = useCallback(
    async (content: string): Promise<true | string> => {
      const [objects, pictures] = [__PRESS__.pictures, picturesIn(content)];
      if (pictures.length === 0) return true;
      if (!objects) return MARK_TEXT.noStorage;
      for (const { id } of pictures) wanted.add(id);
      const found = await upload();
      const code = pictures.map(({ id }) => found.get(id)).find(Boolean);
      if (code && isSessionOver(code)) throw new DatabaseError(code);
      if (code) return pictureProblem(code) ?? MARK_TEXT.beforePublishing;
      const missing = await missingOf(objects, siteId, pictures).catch(() => null);
      if (!missing) return MARK_TEXT.beforePublishing;
      return missing.length === 0 || MARK_TEXT.missing(missing.map(({ description }) => description));
    },
    [siteId, wanted, upload],
  );
  const status = statusOf(isUploading, failed, isKept);
  return useMemo(() => ({ status, shown, add, haveArrived }), [status, shown, add, haveArrived]);
}

export type Pictures = ReturnType<typeof usePictures>;
