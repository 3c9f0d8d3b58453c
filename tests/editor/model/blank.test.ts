import { expect, test } from 'vitest';
import { blank, inKind, isOf, variantOf } from '#editor/model/blank.ts';
import { formOf, variantsOf } from '#editor/model/form.ts';
import { problemsIn } from '#editor/model/problems.ts';

const steps = variantsOf(formOf('schedule'))[0]?.properties?.['steps']?.items ?? {};
const closed = variantsOf(formOf('schedule'))[0]?.properties?.['end']?.properties?.['closed'] ?? {};
const statement = variantsOf(formOf('faq'))[0]?.properties?.['groups']?.items?.properties?.['questions']?.items
  ?.properties?.['answer']?.items;

test('a new entry has every field that it needs, and says nothing yet', () => {
  expect(blank(steps)).toEqual({ title: '', from: '', until: null, text: '' });
});

test('what is still to write in a new entry is named, field by field', () => {
  const schedule = { lead: '글', example: true, steps: [blank(steps)], notes: [] };
  expect(problemsIn('schedule', schedule).map(({ field }) => field)).toEqual([
    'steps[0].title',
    'steps[0].from',
    'steps[0].text',
  ]);
});

test('a part of several kinds is known by its choice, and keeps what both kinds have when it becomes another', () => {
  const [keep, waiting] = variantsOf(closed);
  const now = { forms: 'keep', state: '완료', text: '끝났습니다.' };
  expect(variantOf(closed, now)).toBe(keep);
  const next = inKind(waiting ?? {}, now);
  expect(next).toEqual({ forms: 'waiting', state: '완료', text: '끝났습니다.', title: '' });
  expect(variantOf(closed, next)).toBe(waiting);
});

test('a sentence becomes one with an article and back, and stays the same sentence', () => {
  const [text = {}, part = {}] = variantsOf(statement ?? {});
  expect([isOf(text, '한 문장'), isOf(part, '한 문장')]).toEqual([true, false]);
  expect(inKind(part, '한 문장')).toEqual({ text: '한 문장' });
  expect(inKind(text, { text: '한 문장' })).toBe('한 문장');
});
