import { expect, test } from 'vitest';
import { detailText } from '#features/leads-desk/log/log-entry.ts';

test.each([
  ['slots', 'closed 2027-03-12T1000', '3월 12일(금) 10:00 닫음'],
  ['slots', 'made 2027-03-12T1000 2027-03-14T1600', '3월 12일(금) 10:00 ~ 3월 14일(일) 16:00 만듦'],
  ['slots', 'of another build', 'of another build'],
  ['arrival', '2027-03-12T1000', '3월 12일(금) 10:00'],
  ['arrival', 'undone', '되돌림'],
  ['booking', 'cancelled', '취소'],
  ['state', 'visited', '방문함'],
] as const)('the log says of %s what %s means', (deed, detail, words) => {
  expect(detailText({ deed, detail })).toBe(words);
});
