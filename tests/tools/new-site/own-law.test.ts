import { expect, test } from 'vitest';
import { withOwnLaw } from '#tools/new-site/own-law.ts';

const PLACE = { region: '전북', regulation: { status: 'none', checked: null } } as const;

test('a sentence of the law that nobody has written names its topic', () => {
  const written = withOwnLaw("{ lawText: 'draw-priority' }", PLACE, { mark: '(작성)' });
  expect(written).toContain('(작성) ‘추첨 물량의 무주택 우선’에 대해 이 지역에 적용되는 내용을 적어 주세요.');
});
