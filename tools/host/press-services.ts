import type { PressServices } from '#protocol/press-services.ts';
import { STORAGE_ORIGIN, type Environment } from './environment.ts';

/** Address of a bucket's objects below the storage's origin. */
const objectsOf = (bucket: string) => `/v0/b/${bucket}/o`;

/** The bucket that the embedded storage plays. */
const EMBEDDED_BUCKET = 'demo-modelhouse';

/** What the press desk is told of the development's services. */
export function pressServices({ firebase, storageBucket, publishesByFunction }: Environment): PressServices {
  if (!firebase) return { publishes: 'server', pictures: objectsOf(EMBEDDED_BUCKET) };
  return {
    publishes: publishesByFunction ? 'function' : 'nobody',
    pictures: storageBucket && STORAGE_ORIGIN + objectsOf(storageBucket),
  };
}
