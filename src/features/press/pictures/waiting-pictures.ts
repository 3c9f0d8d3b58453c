import { openDB, type DBSchema } from 'idb';

/** A picture that stands in a draft and is not at the storage yet. */
export interface WaitingPicture {
  /** Its name at the storage. */
  id: string;
  siteId: string;
  blob: Blob;
}

interface PicturesDb extends DBSchema {
  pictures: { key: string; value: WaitingPicture };
}

const database = () =>
  openDB<PicturesDb>('modelhouse-press-desk', 1, {
    upgrade: (db) => void db.createObjectStore('pictures', { keyPath: 'id' }),
  });

/** Where nothing can be kept on the device, they are there until the page is left. */
const inMemory = new Map<string, WaitingPicture>();

/** Keeps a picture until it has arrived. @returns whether this device keeps it when the page is left */
export async function keepWaiting(picture: WaitingPicture): Promise<boolean> {
  inMemory.set(picture.id, picture);
  try {
    await (await database()).put('pictures', picture);
    return true;
  } catch {
    return false;
  }
}

export async function forgetWaiting(id: string): Promise<void> {
  inMemory.delete(id);
  try {
    await (await database()).delete('pictures', id);
  } catch {
    // Then it was never there.
  }
}

/** The pictures of a site that are not at the storage yet. */
export async function waitingPictures(siteId: string): Promise<WaitingPicture[]> {
  try {
    for (const picture of await (await database()).getAll('pictures')) inMemory.set(picture.id, picture);
  } catch {
    // Those in memory are all.
  }
  return [...inMemory.values()].filter((picture) => picture.siteId === siteId);
}
