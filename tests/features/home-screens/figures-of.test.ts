import { describe, expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { overview } from '#content/overview.ts';
import { units } from '#content/units.ts';
import { figuresOf } from '#features/home-screens/figures/figures-of.ts';
import { FIGURES } from '#site/schema/home.ts';

const sources = { facts, overview, units };

describe('the key figures', () => {
  test('are reckoned from the development’s own files, in the content’s order', () => {
    expect(figuresOf(['scale', 'homes', 'types', 'site', 'address'], sources)).toEqual([
      { label: '규모', value: '4개 동', note: '지하 5층~지상 최고 41층' },
      { label: '세대수', value: '440세대', note: '오피스텔 168실' },
      { label: '전용면적', value: '59㎡·84㎡', note: '오피스텔 44㎡' },
      { label: '대지면적', value: '8,155.20㎡', note: null },
      { label: '위치', value: '인천광역시 중구 신흥동3가', note: '현 제물포구' },
    ]);
  });

  test('follow the facts when these change', () => {
    const changed = { ...facts, scale: { ...facts.scale, apartments: 1441, buildings: 7, floors: 52 } };
    expect(figuresOf(['homes', 'scale'], { ...sources, facts: changed })).toMatchObject([
      { value: '1,441세대' },
      { value: '7개 동', note: '지하 5층~지상 최고 52층' },
    ]);
  });

  test('name only sizes that are sold', () => {
    const unsold = units.units.map((unit) => (unit.id.startsWith('84') ? { ...unit, forSale: false } : unit));
    expect(figuresOf(['types'], { ...sources, units: { ...units, units: unsold } })[0]?.value).toBe('59㎡');
  });

  test('of a development without office-tels do not speak of them, nor of one with them alone of apartments', () => {
    const scale = (apartments: number, officetels: number) => ({
      ...sources,
      facts: { ...facts, scale: { ...facts.scale, apartments, officetels } },
    });
    expect(JSON.stringify(figuresOf(FIGURES, scale(440, 0)))).not.toContain('오피스텔');
    expect(figuresOf(['homes', 'types'], scale(0, 168))).toEqual([
      { label: '세대수', value: '오피스텔 168실', note: null },
      { label: '전용면적', value: '오피스텔 44㎡', note: null },
    ]);
  });

  test('are rows of the overview by their label, or the content’s own words', () => {
    expect(figuresOf([{ row: '입주 예정' }, { label: '교통', value: '숭의역' }, { row: '없는 행' }], sources)).toEqual([
      { label: '입주 예정', value: overview!.rows.find(({ label }) => label === '입주 예정')!.value, note: null },
      { label: '교통', value: '숭의역', note: null },
    ]);
  });
});
