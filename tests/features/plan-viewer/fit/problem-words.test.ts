import { describe, expect, test } from 'vitest';
import type { FitProblem } from '#site/furniture/fit-problems.ts';
import { problemInWords, problemsAbout, standingOf } from '#features/plan-viewer/fit/problem-words.ts';

const nameOf = (id: string) => ({ a: '옷장 3000', b: '침대 퀸(Q)' })[id] ?? '';
const say = (problem: FitProblem) => problemInWords(problem, nameOf);

test.each<[FitProblem, string]>([
  [{ kind: 'wall', piece: 'a', by: 120 }, '벽에 걸립니다(120mm).'],
  [{ kind: 'piece', piece: 'a', other: 'b', by: 1200 }, '다른 가구와 겹칩니다: 침대 퀸(Q)(1,200mm).'],
  [{ kind: 'fixture', piece: 'a', fixture: 'sink', by: 80 }, '붙박이와 겹칩니다: 개수대(80mm).'],
  [{ kind: 'door', piece: 'a', rooms: ['복도', '침실2'], by: 300 }, '문이 열리는 자리를 막습니다: 복도–침실2(300mm).'],
  [{ kind: 'door', piece: 'a', rooms: ['현관'], by: 300 }, '문이 열리는 자리를 막습니다: 현관문(300mm).'],
  [
    { kind: 'entry', piece: 'a', width: 850, needs: 900, rooms: ['복도', '침실2'] },
    '문으로 들어오지 못합니다: 복도–침실2의 폭은 850mm, 가구를 들이려면 900mm가 필요합니다.',
  ],
  [{ kind: 'passage', piece: 'a', other: 'b', to: 'piece', width: 440 }, '좁은 통로: 침대 퀸(Q)까지 440mm.'],
  [{ kind: 'passage', piece: 'a', other: null, to: 'wall', width: 440 }, '좁은 통로: 벽까지 440mm.'],
  [{ kind: 'passage', piece: 'a', other: null, to: 'fixture', width: 440 }, '좁은 통로: 붙박이까지 440mm.'],
])('%j is said with its measure', (problem, words) => {
  expect(say(problem)).toBe(words);
});

describe('what concerns two pieces', () => {
  const shared: FitProblem = { kind: 'piece', piece: 'b', other: 'a', by: 500 };
  const own: FitProblem = { kind: 'wall', piece: 'b', by: 10 };

  test('is told of both, each time with the other’s name', () => {
    expect(problemsAbout([shared, own], 'a').map(say)).toEqual(['다른 가구와 겹칩니다: 침대 퀸(Q)(500mm).']);
    expect(problemsAbout([shared, own], 'b').map(say)).toEqual([
      '다른 가구와 겹칩니다: 옷장 3000(500mm).',
      '벽에 걸립니다(10mm).',
    ]);
    expect(problemsAbout([shared, own], 'c')).toEqual([]);
  });
});

test('only a narrow passage leaves a piece where it can stand', () => {
  const passage: FitProblem = { kind: 'passage', piece: 'a', other: null, to: 'wall', width: 400 };
  expect(standingOf([])).toBe('free');
  expect(standingOf([passage])).toBe('narrow');
  for (const problem of [
    { kind: 'wall', piece: 'a', by: 1 },
    { kind: 'entry', piece: 'a', width: 1, needs: 2, rooms: [] },
  ] satisfies FitProblem[])
    expect(standingOf([passage, problem])).toBe('blocked');
});
