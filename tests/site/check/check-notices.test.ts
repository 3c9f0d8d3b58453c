import { expect, test } from 'vitest';
import { checkContent } from '#site/check/check-content.ts';
import type { Content } from '#site/content-schema.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const content: Content = await loadContent(`${root}/src/content`);

test.each<[what: string, change: (content: Content) => void, problem: RegExp]>([
  [
    'two notices of one address',
    ({ notices }) => Object.assign(notices!.notices[1]!, { id: 'officetel-page' }),
    /^notices\.ts: notices\[1\]\.id: another notice has the id 'officetel-page': write another/,
  ],
  [
    'an older notice above a newer one',
    ({ notices }) => Object.assign(notices!.notices[0]!, { date: '2026-10-01' }),
    /^notices\.ts: notices\[1\]\.date: 2026-10-14 is newer than 2026-10-01 above it: put the newest first/,
  ],
  [
    'a correction that corrects nothing',
    ({ notices }) => Object.assign(notices!.notices[1]!.changes[0]!, { after: '2027년 3월 5일(금)' }),
    /^notices\.ts: notices\[1\]\.changes\[0\]\.after: '견본주택 개관 예정일' is the same before and after/,
  ],
  [
    'a place with its coordinates the wrong way round',
    ({ directions }) => Object.assign(directions!.places[1]!, { latitude: 126.6338, longitude: 37.4672 }),
    /^directions\.ts: places\[1\]\.latitude: it is \d+ km from the development/,
  ],
  [
    'two places of one name',
    ({ directions }) => Object.assign(directions!.places[1]!, { name: '견본주택' }),
    /^directions\.ts: places\[1\]\.name: '견본주택' stands twice: write another name/,
  ],
  [
    'a map that there is not',
    ({ directions }) => Object.assign(directions!, { map: 'moon' }),
    /^directions\.ts: map: write the id of a map of maps\.ts, or null/,
  ],
])('%s: one problem, by its file and field', (_, change, problem) => {
  const changed = structuredClone(content);
  change(changed);
  const said = checkContent(changed).map(({ file, field, remedy }) => `${file}: ${field}: ${remedy}`);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(problem);
});
