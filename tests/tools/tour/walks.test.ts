import { expect, test } from 'vitest';
import { shownWalks } from '#tools/tour/walks.ts';
import { root } from '#tests/support/source-files.ts';
import { openPlan, wholeWalk } from '#tests/support/tour/open-home.ts';
import { loadContent } from '#tools/content/content.ts';

const content = await loadContent(`${root}/tests/fixtures/second-site`);
const tour = { lead: 'a', hint: 'a', tabs: [{ id: 'a', label: 'a', walks: [wholeWalk] }] };
const walked = { ...content, tour, plans: { [wholeWalk.unit]: openPlan } };

const files = { hash: '0123abcd', width: 3000, height: 1500, widths: [1500, 3000] };

test('a page is told of each walk, with the addresses of its panoramas', () => {
  const shown = shownWalks(walked, { a: files });
  expect(Object.keys(shown)).toEqual([wholeWalk.unit]);
  expect(shown[wholeWalk.unit]?.points[0]?.files).toEqual({ base: '/images/a-0123abcd', widths: [1500, 3000] });
});

test('a walk whose panoramas are not all there stops the build, and so does one of another shape', () => {
  expect(() => shownWalks(walked, {})).toThrow(/images\/a has no files: a walk is shown only with the pictures of all/);
  expect(() => shownWalks(walked, { a: { ...files, height: 2000 } })).toThrow(
    /images\/a is 3000 × 2000: a panorama is twice as wide as it is high/,
  );
});
