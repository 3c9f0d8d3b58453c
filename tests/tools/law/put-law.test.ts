import { describe, expect, test } from 'vitest';
import { putLaw } from '#tools/law/put-law.ts';

const factsOf = (region: string, status = 'none') => ({
  location: { address: '어디', region, regulation: { status, checked: '2026-07-01' } },
});

const putIn = (region: string, guides: unknown, status?: string) => putLaw({ facts: factsOf(region, status), guides });

describe('a reference to the law', () => {
  test('becomes the sentence that holds where the development lies, and each development gets its own', () => {
    const guides = { '/guide': { sections: [{ items: ['한 문장', { lawText: 'residents-first' }] }] } };
    const itemsIn = (region: string) =>
      (putIn(region, guides).content['guides'] as typeof guides)['/guide'].sections[0]!.items;
    expect(itemsIn('인천')).toEqual([
      '한 문장',
      {
        text: '같은 순위에서는 인천 거주자를 먼저 뽑고, 남은 세대를 서울과 경기 거주자에게 공급합니다.',
        law: { article: '주택공급에 관한 규칙 제4조', checked: null, id: 'residents-first' },
      },
    ]);
    expect(itemsIn('대구')[1]).toMatchObject({ text: expect.stringContaining('대구 거주자를 먼저') });
  });

  test('of a table puts it before the section’s own', () => {
    const own = { caption: '우리 표', head: ['가'], rows: [['나']] };
    const { content } = putIn('부산', { sections: [{ tables: [own], lawTables: ['deposits'] }] });
    const { sections } = content['guides'] as { sections: { tables: { caption: string }[] }[] };
    expect(sections[0]?.tables.map(({ caption }) => caption)).toEqual([
      '거주 지역과 전용면적에 따른 예치금',
      '우리 표',
    ]);
    expect(sections[0]).not.toHaveProperty('lawTables');
  });

  test('that the engine cannot fill names file, field, id, and what to write', () => {
    const { problems } = putIn('강원', { sections: [{ items: [{ lawText: 'second-rank' }, { lawText: 'resale' }] }] });
    expect(problems).toEqual([
      {
        file: 'guides.ts',
        field: 'sections[0].items[1]',
        remedy:
          "the engine has no 'resale' for 강원 ('none'): write your own sentence, { lawText: 'resale', own: { region: '강원', regulation: 'none', text: …, law: { article: …, checked: … } } }",
      },
    ]);
  });

  test('that no sentence has is named with those that there are', () => {
    const { problems } = putIn('인천', [{ lawText: 'resail' }]);
    expect(problems).toMatchObject([
      { field: '[0]', remedy: expect.stringMatching(/^the engine has no 'resail': write one of .*'resale'/) },
    ]);
  });

  test('stands alone: what is written beside it would be lost', () => {
    const { problems } = putIn('인천', [{ lawText: 'resale', text: '팔 수 있습니다.' }]);
    expect(problems[0]?.remedy).toMatch(/write \{ lawText: 'resale' \} alone/);
  });
});

describe('a sentence of a development’s own in a reference’s place', () => {
  const own = {
    region: '강원',
    regulation: 'none',
    text: '이곳에는 전매제한이 없습니다.',
    law: { article: '주택법 제64조', checked: null },
  };
  const reference = { lawText: 'resale', own };

  test('stands where the engine has none', () => {
    expect(putIn('강원', [reference])).toMatchObject({ content: { guides: [own] }, problems: [] });
  });

  test('is refused as soon as the engine has one that holds: after the place came under regulation, too', () => {
    expect(putIn('강원', [reference], 'adjusted').problems).toEqual([
      {
        file: 'guides.ts',
        field: '[0]',
        remedy:
          "the engine has 'resale' for 강원 ('adjusted'): write { lawText: 'resale' } alone: its text and its article are the engine's",
      },
    ]);
  });

  test.each([['region'], ['regulation'], ['text'], ['law']])('says its %s', (key) => {
    const { problems } = putIn('강원', [{ lawText: 'resale', own: { ...own, [key]: undefined } }]);
    expect(problems).toMatchObject([
      { field: '[0]', remedy: expect.stringMatching(/^the engine has no 'resale' for 강원 .* own: \{ region: '강원'/) },
    ]);
  });
});

test('nothing is put while the facts do not say where the development lies: they are mended first', () => {
  const guides = [{ lawText: 'resale' }];
  expect(putIn('강남', guides)).toMatchObject({ content: { guides }, problems: [] });
});
