import { expect, test } from 'vitest';
import { widthFor } from '#features/tour/view/load-panorama.ts';

test.each([
  [8192, 3000],
  [2048, 1500],
  [1024, 1500],
])('a graphics chip that takes %i pixels gets a picture of %i', (widest, width) => {
  expect(widthFor({ widths: [1500, 3000] }, widest)).toBe(width);
});
