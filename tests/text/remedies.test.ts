import { beforeAll, expect, test } from 'vitest';
import { problemsAfter, readWholeContent, type WholeContent } from '#tests/support/content-mistakes.ts';
import { allProblems } from '#editor/model/problems.ts';
import { remedyInWords } from '#text/remedies/in-words.ts';

let written: WholeContent;

beforeAll(async () => {
  written = await readWholeContent();
});

/** What the editor says of the first development's content once somebody has made a mistake in it. */
function saidOf(mistake: (content: WholeContent) => void): string[] {
  return allProblems([], problemsAfter(written, mistake)).map(({ words }) => words);
}

test.each<[what: string, mistake: (content: WholeContent) => void, said: string]>([
  [
    'a sum of areas',
    (c) => (c.units.units[0]!.areasM2.supply = 80),
    '전용면적과 주거공용면적의 합은 82.7172입니다. 틀린 것을 고쳐 주세요.',
  ],
  [
    'steps out of order',
    (c) => (c.schedule.steps[1]!.from = '2027-03-01'),
    '앞의 입주자모집공고(2027-03-05)보다 빠릅니다. 날짜를 고치거나 날짜순으로 옮겨 주세요.',
  ],
  [
    'two steps of one name',
    (c) => (c.schedule.steps[1]!.title = '입주자모집공고'),
    '같은 이름이 두 번 있습니다. 하나를 고치거나 지워 주세요.',
  ],
  [
    'visits that end before they begin',
    (c) => (c.visits.until = '2027-03-01'),
    '끝이 시작보다 빠릅니다. 2027-03-12이나 그 뒤의 날을 적어 주세요.',
  ],
  [
    'payments that make no whole',
    (c) => (c.prices.plans[0]!.balance.percent += 5),
    '비율의 합이 105%입니다. 100%가 되도록 고쳐 주세요.',
  ],
  [
    'a weekday that is not the day’s',
    (c) => (c.announcement.summary[0]!.value = '2027년 3월 5일(목)'),
    '2027-03-05은 금요일입니다. 날짜와 요일 가운데 틀린 것을 고쳐 주세요.',
  ],
  [
    'another phone in the announcement',
    (c) => (c.announcement.summary[0]!.value = '032-111-2222'),
    '여기에 적힌 번호는 032-111-2222, 대표 전화는 032-000-0000입니다. 대표 전화로 고쳐 주세요.',
  ],
  ['an older notice before a newer', (c) => void c.notices.notices.reverse(), '새로운 것을 위에 두어 주세요.'],
  [
    'prices of no type',
    (c) => (c.prices.types[0]!.unit = '99Z'),
    '여기에 쓸 수 없는 이름입니다. 다음 가운데 하나로 고쳐 주세요: 59A',
  ],
])('%s is said in the words of staff', (_what, mistake, said) => {
  expect(saidOf(mistake)).toContainEqual(expect.stringContaining(said));
});

test('a workbook hears what a schema asks for in Korean, and a lowest value is not taken for a floor', () => {
  expect(remedyInWords('write digits with hyphens, for example \'032-000-0000\' (found "1")')).toContain('전화번호');
  expect(remedyInWords('write 100 mm or more (found 3)')).toBe('100 이상으로 적어 주세요.');
  expect(remedyInWords('write 9 or more, the first floor')).toContain('9층이나 그 위의 층');
});
