// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isStored, uploadPicture } from '#features/press/pictures/upload-picture.ts';
import { usePictures, type Pictures } from '#features/press/pictures/use-pictures.ts';
import { DatabaseError } from '#firebase/rest/database-error.ts';
import { pictureLine } from '#site/press/article-picture.ts';

vi.mock('#firebase/session.ts', () => ({ useSession: () => true }));
vi.mock('#features/press/pictures/upload-picture.ts');

const [FIRST, SECOND] = ['0123456789abcdef-16x9.webp', 'fedcba9876543210-16x9.webp'] as const;

async function open(siteId: string): Promise<{ now: () => Pictures; add: (id: string) => Promise<void> }> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let pictures: Pictures | undefined;
  const hold = (drawn: Pictures) => {
    pictures = drawn;
  };
  const Form = ({ onDrawn }: { onDrawn: (drawn: Pictures) => void }) => {
    const drawn = usePictures(siteId);
    useEffect(() => onDrawn(drawn));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form onDrawn={hold} />));
  onTestFinished(() => act(() => root.unmount()));
  const now = () => pictures as Pictures;
  return { now, add: (id) => act(async () => now().add({ id, siteId, blob: new Blob(['p']) })) };
}

const arrived = async ({ now }: { now: () => Pictures }, ...ids: string[]) => {
  let found: true | string | null = null;
  const content = ids.map((id) => pictureLine('모형', id)).join('\n');
  await act(async () => {
    found = await now().haveArrived(content);
  });
  return found;
};

beforeEach(() => {
  vi.mocked(uploadPicture).mockReset();
  vi.mocked(isStored).mockReset();
});

test('a text goes on when its pictures are at the storage, whichever device brought them', async () => {
  vi.mocked(isStored).mockResolvedValue(true);
  const form = await open('a');
  await form.add(FIRST);
  expect(await arrived(form, FIRST, SECOND)).toBe(true);
});

test('a text whose picture nobody brought is not published, and the picture is named', async () => {
  vi.mocked(isStored).mockResolvedValue(false);
  expect(await arrived(await open('b'), '00000000000000bb-16x9.webp')).toContain('‘모형’');
});

test.each([
  ['permission-denied', '사진을 올릴 권한이 없습니다'],
  ['not-found', '저장소를 찾을 수 없습니다'],
  ['unavailable', '연결을 확인하신 뒤'],
])('a picture that fails as %s says what will help', async (code, words) => {
  vi.mocked(uploadPicture).mockRejectedValue(new DatabaseError(code));
  const form = await open(code);
  await form.add(FIRST);
  expect(await arrived(form, FIRST)).toContain(words);
});

test('a picture that the device cannot read stops no other one', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function (this: FileReader) {
    this.dispatchEvent(new Event('error'));
  });
  const form = await open('c');
  await form.add('00000000000000c1-16x9.webp');
  await form.add('00000000000000c2-16x9.webp');
  const brought = vi.mocked(uploadPicture).mock.calls.map(([, { id }]) => id);
  expect(brought).toContain('00000000000000c2-16x9.webp');
});
