import fs from 'node:fs';
import { expect, test } from 'vitest';
import { FORM_SPECS } from '#forms/form-specs.ts';
import { LEAD_STATES, LEAD_TEXTS } from '#protocol/office/lead-document.ts';
import { LOG_DEEDS } from '#protocol/office/office-records.ts';

const rules = fs.readFileSync('firestore.rules', 'utf8');
const isLead = /function isLead\(data\) \{(.*?)\n {6}\}/s.exec(rules)?.[1] ?? '';
/** The names between the brackets after `mark`. */
const namesAfter = (mark: string): string[] =>
  [...(rules.split(mark)[1]?.split(']')[0] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);

test('the rules know each text of a lead, with its greatest length', () => {
  const needed = [...isLead.matchAll(/isText\(data\.(\w+), 1, (\d+)\)/g)];
  const optional = [...isLead.matchAll(/mayBe\(data, '(\w+)', (\d+)\)/g)];
  const lengths = Object.fromEntries([...needed, ...optional].map(([, name = '', most]) => [name, Number(most)]));
  expect(lengths).toEqual(LEAD_TEXTS);
});

test('a lead may have these fields and no others', () => {
  const only = [...isLead.matchAll(/hasOnly\(\[(.*?)\]\)/gs)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(new Set(only)).toEqual(new Set([...Object.keys(LEAD_TEXTS), 'state', 'received_at', 'booking']));
});

const lengths = new Map<string, number>(Object.entries(LEAD_TEXTS));

test('every field of every form has its place in the office', () => {
  const fields = Object.values(FORM_SPECS).flatMap((spec) => spec.fields);
  for (const field of fields) {
    if (field.control === 'trap') continue;
    expect(Object.keys(LEAD_TEXTS), field.name).toContain(field.name);
    expect('maxLength' in field ? field.maxLength : 0, field.name).toBeLessThanOrEqual(lengths.get(field.name) ?? 0);
  }
});

test('the rules know every state and every deed', () => {
  expect(rules).toContain(`request.resource.data.state <= ${LEAD_STATES.length - 1}`);
  expect(namesAfter('request.resource.data.deed in [')).toEqual([...LOG_DEEDS]);
});
