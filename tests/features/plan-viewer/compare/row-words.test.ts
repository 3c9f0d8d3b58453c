import { describe, expect, test } from 'vitest';
import { complex } from '#content/complex.ts';
import { plans } from '#content/plans.ts';
import { prices } from '#content/prices.ts';
import { units } from '#content/units.ts';
import { differenceInWords, nameOf, valuesOf } from '#features/plan-viewer/compare/table/row-words.ts';
import { comparedTypes } from '#site/units/comparison/compared-types.ts';
import { comparisonOf } from '#site/units/comparison/comparison-rows.ts';

const all = comparedTypes({ units, plans, complex, prices });

/** By name: what each type has, and how it is said to differ. */
function wordsOf(...ids: string[]) {
  const types = ids.map((id) => all.find((type) => type.id === id)!);
  const rows = comparisonOf(types, 'extended').flatMap((group) => group.rows);
  return Object.fromEntries(
    rows.map((row) => [nameOf(row), { values: valuesOf(row, types), difference: differenceInWords(row, types) }]),
  );
}

describe('two types in words', () => {
  const words = wordsOf('59A', '84A');

  test.each([
    ['전용면적', ['59.9400', '84.9000'], '84㎡A가 24.96㎡ 넓음'],
    ['공급면적', ['82.7172', '117.1620'], '84㎡A가 34.44㎡ 넓음'],
    ['전체 가로', ['12,600', '14,100'], '84㎡A가 1,500mm 넓음'],
    ['전체 세로', ['8,050', '9,400'], '84㎡A가 1,350mm 깊음'],
    ['거실', ['4,200 × 4,250', '4,500 × 5,000'], '84㎡A가 4.65㎡ 넓음'],
    ['팬트리', ['없음', '2,000 × 2,500'], '84㎡A에만 있음'],
    ['선반', ['1,480', '7,220'], '84㎡A가 5,740mm 김'],
    ['수납 공간', ['5.22㎡', '11.56㎡'], '84㎡A가 6.34㎡ 넓음'],
    ['구조', ['4Bay 판상형', '4Bay 판상형'], ''],
    ['베이', ['4베이', '4베이'], ''],
    ['공급 규모', ['110세대', '110세대'], ''],
    ['가장 낮은 분양가', ['4억 9,280만 원', '6억 8,960만 원'], '84㎡A가 1억 9,680만 원 높음'],
    ['거실 방향', ['남향', '남향'], ''],
  ])('%s: %s, %s', (name, values, difference) => expect(words[name]).toEqual({ values, difference }));

  test('the smaller is never called the larger, whichever comes first', () => {
    expect(wordsOf('84A', '59A')['전용면적']?.difference).toBe('84㎡A가 24.96㎡ 넓음');
  });
});

describe('three types in words', () => {
  const words = wordsOf('59A', '84B', '44');

  test.each([
    ['전용면적', ['59.9400', '84.9200', '44.2800'], '84㎡B가 44㎡보다 40.64㎡ 넓음'],
    ['공급면적', ['82.7172', '117.1896', '없음'], '84㎡B가 59㎡A보다 34.47㎡ 넓음'],
    ['베이', ['4베이', '2베이', '2베이'], '59㎡A가 84㎡B·44㎡보다 2베이 많음'],
    ['욕실 수', ['2곳', '2곳', '1곳'], '59㎡A·84㎡B가 44㎡보다 1곳 많음'],
    ['용도', ['아파트', '아파트', '오피스텔'], ''],
    ['공급 규모', ['110세대', '110세대', '168실'], ''],
    ['욕실2', ['1,700 × 2,100', '1,700 × 2,500', '없음'], '84㎡B가 59㎡A보다 0.68㎡ 넓음'],
    ['세탁·수납', ['없음', '없음', '1,600 × 2,200'], '44㎡에만 있음'],
  ])('%s: %s, %s', (name, values, difference) => expect(words[name]).toEqual({ values, difference }));
});

test('what two of three have alike, and the third not at all, is said to be theirs alone', () => {
  const [a, b] = all;
  const laundry = { name: '세탁실', size: [1500, 2000] as const, area: 3_000_000 };
  const withLaundry = (type: (typeof all)[number]) => {
    const { extended } = type.measures;
    return { ...type, measures: { ...type.measures, extended: { ...extended, rooms: [...extended.rooms, laundry] } } };
  };
  const types = [withLaundry(a!), b!, withLaundry(all[2]!)];
  const row = comparisonOf(types, 'extended')
    .flatMap(({ rows }) => rows)
    .find((one) => nameOf(one) === '세탁실');
  expect(differenceInWords(row!, types)).toBe('59㎡A·84㎡A에만 있음');
});
