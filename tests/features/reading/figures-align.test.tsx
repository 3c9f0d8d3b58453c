import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReadingTable } from '#features/reading/reading-table.tsx';

const table = {
  caption: '가점',
  head: ['기간', '점수', '비고'],
  rows: [
    ['6개월 미만', '2', '없음'],
    ['1년 이상', '1,000원', '2점까지'],
  ],
};

test('a column of figures ends at one edge, its heading with it; a column with words begins at one', () => {
  const markup = renderToStaticMarkup(<ReadingTable table={table} />);
  const isAligned = (words: string) => new RegExp(`<t[hd][^>]*class="[^"]*number[^"]*"[^>]*>${words}</t`).test(markup);
  expect(['점수', '2', '1,000원'].map(isAligned)).toEqual([true, true, true]);
  expect(['기간', '비고', '없음', '2점까지', '6개월 미만'].map(isAligned)).toEqual([false, false, false, false, false]);
});
