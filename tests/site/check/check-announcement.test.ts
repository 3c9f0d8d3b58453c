import { expect, test } from 'vitest';
import { checkAnnouncement } from '#site/check/check-announcement.ts';
import { root } from '#tests/support/source-files.ts';
import { loadContent } from '#tools/content/content.ts';

const { facts, announcement } = await loadContent(`${root}/src/content`);
const summaryOf = (value: string) => ({
  facts,
  announcement: { ...announcement!, summary: [{ label: '문의', value }] },
});

test.each(['032-000-0000 (24시간 상담)', '2027-03-05', '견본주택'])('%s in the notice is right', (value) => {
  expect(checkAnnouncement(summaryOf(value))).toEqual([]);
});

test.each(['032-111-0000 (24시간 상담)', '1588-0000'])('%s in the notice is not the development’s phone', (value) => {
  expect(checkAnnouncement(summaryOf(value))).toMatchObject([
    {
      file: 'announcement.ts',
      field: 'summary[0].value',
      remedy: expect.stringContaining("not the phone of facts.ts, '032-000-0000'"),
    },
  ]);
});
