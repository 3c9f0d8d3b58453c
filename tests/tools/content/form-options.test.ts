import { expect, test } from 'vitest';
import { shell } from '#content/shell.ts';
import { FORM_SPECS, type FormSpecs } from '#forms/form-specs.ts';
import { checkFormOptions } from '#tools/content/form-options.ts';

const SPECS: FormSpecs = {
  ...FORM_SPECS,
  visit: {
    ...FORM_SPECS.visit,
    fields: [
      { name: 'unit', label: '관심 타입', control: 'select', need: 'optional', options: { list: 'unitType' } },
      { name: 'time', label: '시간대', control: 'choice', need: 'optional', options: ['오전', '오후'] },
    ],
  },
};

test('a list that a field offers and the content lacks stops the build, with the field’s label', () => {
  expect(checkFormOptions({ shell }, SPECS)).toEqual([
    { file: 'shell.ts', field: 'formOptions.unitType', remedy: "write what may be chosen for '관심 타입'" },
  ]);
  expect(checkFormOptions({ shell: { ...shell, formOptions: { unitType: ['59㎡A'] } } }, SPECS)).toEqual([]);
});

test('a list that no field offers stops the build too: it may be a misspelt one', () => {
  expect(checkFormOptions({ shell: { ...shell, formOptions: { unitTyp: ['59㎡A'] } } })).toMatchObject([
    { field: 'formOptions.unitTyp', remedy: expect.stringContaining('remove it') },
  ]);
});
