import { expect, test } from 'vitest';
import { formStates } from '#early/forms/form-states.ts';
import { resultText } from '#early/forms/result-text.ts';
import type { FormState } from '#early/window.ts';
import type { FormKey } from '#protocol/outbox/forms.ts';

const record = () => {
  const shown: [FormKey, FormState['progress']['status']][] = [];
  return { shown, show: (form: FormKey, { progress }: FormState) => void shown.push([form, progress.status]) };
};
const SUCCESS = { status: 'answered', outcome: { tone: 'success', receipt: '0F3A9C' } } as const;

test('another view first finds the page as it was sent, then shows the states that there are', () => {
  const [early, late] = [record(), record()];
  const forms = formStates(early.show);
  forms.update('visit', { progress: { status: 'submitting' } });
  forms.update('reservation', { progress: SUCCESS });
  early.shown.length = 0;
  forms.showBy(late.show);
  expect(early.shown).toEqual([
    ['visit', 'idle'],
    ['reservation', 'idle'],
  ]);
  expect(late.shown).toEqual([
    ['visit', 'submitting'],
    ['reservation', 'answered'],
  ]);
  forms.update('visit', { progress: SUCCESS });
  expect(late.shown.at(-1)).toEqual(['visit', 'answered']);
  expect(early.shown).toHaveLength(2);
});

test('a result that was seen is forgotten, a form that is being sent is not', () => {
  const { show } = record();
  const forms = formStates(show);
  forms.update('visit', { progress: SUCCESS, errors: { name: '!' } });
  forms.forget('visit');
  expect(forms.state('visit')).toEqual({ progress: { status: 'idle' }, errors: { name: '!' } });
  forms.update('visit', { progress: { status: 'submitting' } });
  forms.forget('visit');
  expect(forms.state('visit').progress.status).toBe('submitting');
});

const words = {
  success: '성공',
  failure: '실패',
  exception: '오류',
  saved: '저장',
  hurry: '급하면',
  call: '전화',
  refused: '항목',
};

test('what is kept has its number and the phone; what is lost has the phone alone; a refusal names fields', () => {
  const said = (outcome: Parameters<typeof resultText>[0]) =>
    Object.values(resultText(outcome, words)).filter((text) => text !== '');
  const receipt = '0F3A9C';
  expect(said(null)).toEqual([]);
  expect(said({ tone: 'success', receipt })).toEqual(['성공', receipt]);
  expect(said({ tone: 'exception', saved: true, receipt })).toEqual(['오류', '저장', receipt, '급하면']);
  expect(said({ tone: 'failure', saved: true, receipt, fields: [] })).toEqual(['실패', '저장', receipt, '급하면']);
  expect(said({ tone: 'exception', saved: false, receipt })).toEqual(['오류', '전화']);
  const fields = [{ field: 'phone', message: '' }];
  expect(said({ tone: 'failure', saved: false, receipt, fields })).toEqual(['실패', '항목']);
});
