// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meantPictures, missingOf, picturesIn, uploadEach } from '#features/press/pictures/bring-pictures.ts';
import { isStored, uploadPicture } from '#features/press/pictures/upload-picture.ts';
import { keepWaiting, waitingPictures } from '#features/press/pictures/waiting-pictures.ts';
import { emptyDraft, keepDraft } from '#features/press/drafts/drafts.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import { pictureLine } from '#site/press/article-picture.ts';

vi.mock('#firebase/session.ts', () => ({ idToken: async () => 'token' }));
vi.mock('#features/press/pictures/upload-picture.ts');

let made = 0;
let site = '';

const picture = () => {
  made += 1;
  return { id: `${made.toString(16).padStart(16, '0')}-16x9.webp`, siteId: site, blob: new Blob(['p']) };
};

beforeEach(() => {
  site = `site-${made}`;
  vi.mocked(uploadPicture).mockReset();
  vi.mocked(isStored).mockReset();
});

afterEach(() => void vi.unstubAllGlobals());

test('only what a draft or the form names is uploaded; what was thrown away is forgotten', async () => {
  const [drafted, typed, thrownAway] = [picture(), picture(), picture()];
  await Promise.all([drafted, typed, thrownAway].map(keepWaiting));
  keepDraft({ ...emptyDraft(site, 'a'), title: 't', content: `글 ${pictureLine('모형', drafted.id)}` });
  expect((await meantPictures(site, new Set([typed.id]))).map(({ id }) => id)).toEqual([drafted.id, typed.id]);
  expect((await waitingPictures(site)).map(({ id }) => id)).toEqual([drafted.id, typed.id]);
});

test('a picture that is refused, or that the device cannot read, keeps no other one back', async () => {
  const [refused, unreadable, good] = [picture(), picture(), picture()];
  await Promise.all([refused, unreadable, good].map(keepWaiting));
  vi.mocked(uploadPicture).mockImplementation(async (_objects, { id }) => {
    if (id === refused.id) throw new DatabaseError('permission-denied');
    if (id === unreadable.id) throw new DOMException('Gone', 'NotReadableError');
  });
  expect([...(await uploadEach('/o', [refused, unreadable, good]))]).toEqual([
    [refused.id, 'permission-denied'],
    [unreadable.id, ''],
  ]);
  expect((await waitingPictures(site)).map(({ id }) => id)).toEqual([refused.id, unreadable.id]);
});

test('without a network the first picture tells it for all', async () => {
  vi.mocked(uploadPicture).mockRejectedValue(new DatabaseError('unavailable'));
  expect((await uploadEach('/o', [picture(), picture(), picture()])).size).toBe(3);
  expect(uploadPicture).toHaveBeenCalledOnce();
});

test('a picture that another device has not uploaded is missing, and no other one is asked for twice', async () => {
  const [here, elsewhere, lost] = [picture(), picture(), picture()];
  const content = [here, elsewhere, lost].map(({ id }) => pictureLine('모형', id)).join('\n');
  await uploadEach('/o', [here]);
  vi.mocked(isStored).mockImplementation(async (_objects, _site, id) => id === elsewhere.id);
  expect((await missingOf('/o', site, picturesIn(content))).map(({ id }) => id)).toEqual([lost.id]);
  await missingOf('/o', site, picturesIn(content));
  expect(vi.mocked(isStored).mock.calls.map(([, , id]) => id)).toEqual([elsewhere.id, lost.id, lost.id]);
});

test('whether a picture could be kept on this device is told', async () => {
  expect(await keepWaiting(picture())).toBe(true);
  vi.stubGlobal('indexedDB', undefined);
  const lost = picture();
  expect(await keepWaiting(lost)).toBe(false);
  expect((await waitingPictures(site)).map(({ id }) => id)).toContain(lost.id);
});
