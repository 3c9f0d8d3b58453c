import path from 'node:path';
import { EditError } from '#editor/model/edit.ts';
import type { PictureAnswer } from '#editor/model/messages.ts';
import type { NewPicture } from '#editor/model/pictures/new-picture.ts';
import { encode } from '#tools/pictures/encoding/encode-picture.mjs';
import { cutPicture, drawQuickly } from './cut-picture.ts';
import { encodings } from './encodings.ts';
import { keepMaster, masterSight } from './masters.ts';

/** New pictures by their names. */
export type NewPictures = ReadonlyMap<string, NewPicture>;
/** Folders of pictures by their names. */
export type PictureFolders = ReadonlyMap<string, string>;

/** What an editor holds of the pictures that are not saved yet. */
export interface PictureDesk {
  keep: (bytes: Buffer) => Promise<PictureAnswer>;
  /** How one looks that was dropped in; null where there is none. */
  sight: (master: string) => Promise<Buffer | null>;
  /** Draws them quickly, to be looked at, and begins to encode them as they will be delivered; others are given up. */
  draft: (pictures: NewPictures) => Promise<PictureFolders>;
  /** Waits until they are encoded. @throws {PictureError} */
  finish: (pictures: NewPictures) => Promise<PictureFolders>;
}

/** A picture that cannot be delivered as it is. */
export class PictureError extends Error {
  readonly picture: string;
  constructor(picture: string, reason: string) {
    super(reason);
    this.picture = picture;
  }
}

const keyOf = ({ master, kind, left, top, width, height }: NewPicture): string =>
  [master, kind, left, top, width, height].join('-');

async function foldersOf(pictures: NewPictures, make: (name: string, picture: NewPicture) => Promise<string>) {
  const folders = [...pictures].map(async ([name, picture]) => [name, await make(name, picture)] as const);
  return new Map(await Promise.all(folders));
}

/** @param cache of this editor alone: what is not saved is gone with it */
export function pictureDesk(cache: string): PictureDesk {
  const masters = path.join(cache, 'masters');
  const [drafts, finished] = [encodings(), encodings()];
  const draft = (name: string, picture: NewPicture) =>
    drafts.get(keyOf(picture), async () => {
      const target = path.join(cache, 'drafts', keyOf(picture));
      await drawQuickly(target, await cutPicture(masters, name, picture));
      return target;
    });
  const finish = (name: string, picture: NewPicture) => async (signal: AbortSignal) => {
    const { kind, master } = await cutPicture(masters, name, picture);
    await encode(path.join(cache, 'finished'), keyOf(picture), master, kind, signal);
    return path.join(cache, 'finished', keyOf(picture));
  };
  const finishOrSay = (name: string, picture: NewPicture) =>
    finished.waitFor(keyOf(picture), finish(name, picture)).catch((error: unknown) => {
      if (error instanceof EditError) throw error;
      throw new PictureError(name, error instanceof Error ? error.message : String(error));
    });
  return {
    keep: (bytes) => keepMaster(masters, bytes),
    sight: (master) => masterSight(masters, master),
    async draft(pictures) {
      finished.giveUpAllBut(new Set([...pictures.values()].map(keyOf)));
      const folders = await foldersOf(pictures, draft);
      for (const [name, picture] of pictures)
        void finished.get(keyOf(picture), finish(name, picture)).catch(() => undefined);
      return folders;
    },
    finish: (pictures) => foldersOf(pictures, finishOrSay),
  };
}
