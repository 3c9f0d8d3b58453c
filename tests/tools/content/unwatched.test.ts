import { expect, test } from 'vitest';
import { unwatchedBy } from '#tools/content/unwatched.ts';

test('builds, caches and kept data are not watched; sources and the content are, wherever it lies', () => {
  const isUnwatched = unwatchedBy('/project', '/project/.cache/trial/content');
  for (const made of ['dist', 'dist/forest/index.html', '.cache/vite', '.local/forest/leads.json', '.local-trial/a'])
    expect([made, isUnwatched(`/project/${made}`)]).toEqual([made, true]);
  for (const source of ['', 'src/ui/press.tsx', 'src/content/home.ts', 'tools/dist-file.ts', '.cache', '.cache/trial'])
    expect([source, isUnwatched(`/project/${source}`)]).toEqual([source, false]);
  expect(isUnwatched('/project/.cache/trial/content/home.ts')).toBe(false);
});
