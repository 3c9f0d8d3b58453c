// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { sizePicture } from '#features/press/pictures/size-picture.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page that draws nothing and encodes everything. */
function stubCanvas() {
  const drawImage = vi.fn<(image: object, ...place: number[]) => void>();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob(['p'], { type: type ?? '' })),
  );
  return drawImage;
}

test('browsers that know no way to read a bitmap upright read the picture as an element', async () => {
  const drawImage = stubCanvas();
  vi.stubGlobal('createImageBitmap', async () => {
    throw new TypeError("The provided value 'from-image' is not a valid enum value");
  });
  const decode = vi.fn<() => Promise<void>>(async () => {});
  const element = { src: '', naturalWidth: 3200, naturalHeight: 2400, decode };
  vi.stubGlobal('Image', function image() {
    return element;
  });
  const sized = await sizePicture(new Blob(['photo'], { type: 'image/jpeg' }));
  expect(sized).toMatchObject({ width: 1600, height: 1200, kind: 'webp' });
  expect(element.src).toMatch(/^data:image\/jpeg;base64,/);
  expect(decode).toHaveBeenCalledOnce();
  expect(drawImage).toHaveBeenCalledWith(element, 0, 0, 1600, 1200);
});

test('what is no picture to any of them is refused', async () => {
  stubCanvas();
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('Not decoded', 'InvalidStateError');
  });
  vi.stubGlobal('Image', function image() {
    return { src: '', decode: async () => Promise.reject(new DOMException('Not decoded', 'EncodingError')) };
  });
  await expect(sizePicture(new Blob(['text']))).rejects.toThrow('Not decoded');
});
