import { expect, test } from 'vitest';
import { publishDue } from '#functions/publish-due.ts';

const articleOf = (id: string) => ({ id, title: `제목 ${id}`, summary: '요약', content: '' });

test('an article that cannot be published holds up none of those after it, and is told of without a word of it', async () => {
  const published: string[] = [];
  const told: string[] = [];
  const store = {
    due: async () => ['a', 'b', 'c'].map(articleOf),
    publish: async ({ id }: { id: string }) => {
      if (id === 'b') throw new Error('unavailable');
      published.push(id);
    },
  };
  await publishDue(store, new Date(), (line) => told.push(line));
  expect(published).toEqual(['a', 'c']);
  expect(told).toEqual(['press: b was not published: unavailable']);
});
