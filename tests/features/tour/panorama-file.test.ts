import { expect, test } from 'vitest';
import { panoramaFile } from '#features/tour/panorama-file.ts';

const AVIF = '/images/room-1.avif 1500w, /images/room-3.avif 3000w';
const WEBP = '/images/room-1.webp 1500w, /images/room-3.webp 3000w';
const shown = 'https://site.example/images/room-3.avif';

test('the viewer takes the file that the page shows, for its halves fit', () => {
  expect(panoramaFile([AVIF, WEBP], shown, 2048)).toBe(shown);
});

test('an old graphics chip gets the widest file that it takes, in the same format', () => {
  expect(panoramaFile([AVIF, WEBP], shown, 1024)).toBe('/images/room-1.avif');
});

test('where none fits the viewer is left to say so', () => {
  expect(panoramaFile([AVIF, WEBP], shown, 512)).toBe(shown);
});
