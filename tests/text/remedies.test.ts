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
  [
    'a guide of no page',
    (c) => Object.assign(c.guides, { '/nowhere': Object.values(c.guides)[0] }),
    '이 주소의 페이지가 없습니다. ‘메뉴와 페이지’에 먼저 더하거나',
  ],
  ['a page without a description', (c) => delete c.descriptions['/privacy'], '이 페이지의 검색용 설명이 없습니다.'],
  [
    'a description of no page',
    (c) => (c.descriptions['/nowhere'] = '어디에도 없는 페이지를 스무 자 넘게 설명합니다.'),
    '없는 페이지의 설명입니다. 지워 주세요.',
  ],
  [
    'two towers too few',
    (c) => (c.facts.scale.buildings = 2),
    `단지 기본 정보에는 2개 동입니다. 틀린 것을 고쳐 주세요.`,
  ],
  ['another highest floor', (c) => (c.facts.scale.floors = 3), '단지 기본 정보에는 3층입니다. 틀린 것을 고쳐 주세요.'],
  [
    'a region that is not the address’s',
    (c) => (c.facts.location.address = '서울특별시 종로구 1'),
    '주소는 서울인데 해당 지역은 인천입니다.',
  ],
  [
    'a price of what is no option',
    (c) =>
      Object.assign(
        c.finishes.items.find(({ kind }) => kind === 'basic')!,
        { price: 10 },
      ),
    '유상옵션에만 가격이 있습니다. 가격을 빼 주세요.',
  ],
  [
    'a correction that changes nothing',
    (c) => (c.notices.notices[0]!.changes = [{ item: '날', before: '3월', after: '3월' }]),
    '고치기 전과 고친 뒤가 같습니다.',
  ],
  [
    'a day without visits that has none anyway',
    (c) => (c.visits.closedDays = ['2027-01-01']),
    '2027-01-01은 방문을 받지 않는 날입니다.',
  ],
  [
    'the address of a page as an old one',
    (c) => (c.navigation.redirects = [{ from: '/privacy', to: '/' }]),
    '지금 있는 페이지의 주소입니다. 예전 주소를 적어 주세요.',
  ],
  [
    'a page of a section that is not there',
    (c) => (c.navigation.pages[0]!.section = 'nowhere'),
    '묶음의 짧은 이름 가운데 하나를 적어 주세요:',
  ],
  [
    'a place that is elsewhere than on its map',
    (c) => (c.directions.places[0]!.latitude = 37.9),
    '표시의 위치가 ‘오시는 길’의 어느 장소와도 다릅니다.',
  ],
])('%s is said in the words of staff', (_what, mistake, said) => {
  expect(saidOf(mistake)).toContainEqual(expect.stringContaining(said));
});

test('a workbook hears what a schema asks for in Korean, and a lowest value is not taken for a floor', () => {
  expect(remedyInWords('write digits with hyphens, for example \'032-000-0000\' (found "1")')).toContain('전화번호');
  expect(remedyInWords('write 100 mm or more (found 3)')).toBe('100 이상으로 적어 주세요.');
  expect(remedyInWords('write 9 or more, the first floor')).toContain('9층이나 그 위의 층');
});
