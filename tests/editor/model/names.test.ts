import { expect, test } from 'vitest';
import { exampleOf, formOf, pickedType, type FormSchema } from '#editor/model/form.ts';
import { choiceName, headingOf, labelOf, placeName } from '#editor/model/names.ts';
import { pathOf, fieldName } from '#editor/model/problems.ts';
import { contentSchema } from '#site/content-schema.ts';
import { FILE_NAMES } from '#text/editor/files.ts';
import { remedyInWords } from '#text/remedies/in-words.ts';

const files = Object.keys(contentSchema.entries);

interface NamedField {
  names: string[];
  schema: FormSchema;
}

/** Every field of a form, with the fields on the way to it. */
function fieldsIn(schema: FormSchema, names: string[]): NamedField[] {
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.prefixItems ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [
    { names: [...names, key], schema: field },
    ...fieldsIn(field, [...names, key]),
  ]);
  return [...fields, ...inner.flatMap((part) => fieldsIn(part, names))];
}

const fields = files.flatMap((file) => fieldsIn(formOf(file), [file]));

test('every file of the content has a name that staff know', () => {
  expect(files.filter((file) => !(file in FILE_NAMES))).toEqual([]);
});

test('every field of every form has a Korean label', () => {
  expect(fields.length).toBeGreaterThan(400);
  const unnamed = fields.filter(({ names }) => !/[가-힣]/.test(labelOf(names)));
  expect(unnamed.map(({ names }) => names.join('.'))).toEqual([]);
});

test('every choice is said in Korean, unless it is a name or a number', () => {
  const choicesOf = ({ enum: choices = [], const: only, ...schema }: FormSchema) => [
    ...choices,
    ...(only === undefined ? [] : [only]),
    ...[schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => part?.enum ?? []),
  ];
  const choices = fields.flatMap(({ names, schema }) => choicesOf(schema).map((choice) => ({ names, choice })));
  expect(choices.length).toBeGreaterThan(100);
  const isEnglish = ({ names, choice }: (typeof choices)[number]) =>
    typeof choice === 'string' && /^[a-z]/.test(choiceName(names, choice));
  const left = choices.filter(isEnglish).map(({ names, choice }) => `${names.join('.')}: ${choice}`);
  expect([...new Set(left)]).toEqual([]);
});

test('everything that the schemas ask for is said in Korean', () => {
  const remedies = new Set(fields.flatMap(({ schema }) => schema.remedies ?? []));
  expect(remedies.size).toBeGreaterThan(60);
  expect([...remedies].filter((remedy) => remedyInWords(remedy) === null)).toEqual([]);
});

test('a field shows the example of its narrowest check, and days and times are picked', () => {
  const { properties = {} } = formOf('facts');
  expect(exampleOf(properties['phone'] ?? {})).toBe('032-000-0000');
  expect(exampleOf(properties['origin'] ?? {})).toBe('https://www.example.com');
  expect(pickedType(properties['basisDate'] ?? {})).toBe('date');
  expect(pickedType(properties['phone'] ?? {})).toBeUndefined();
});

test('the common mistakes are told apart', () => {
  const said = (remedy: string) => remedyInWords(remedy) ?? '';
  expect(said('this field is missing: add it')).toContain('꼭 필요한');
  expect(said('write at most 160 characters')).toBe('너무 깁니다. 160자까지만 적어 주세요.');
  expect(said("write digits with hyphens, for example '032-000-0000'")).toContain('전화번호');
  expect(said("write a day as 'YYYY-MM-DD', for example '2027-03-05'")).toContain('날짜');
  expect(said('write a number without quotes, for example 10')).toContain('숫자');
  expect(remedyInWords('the floors of facts.ts are others')).toBeNull();
});

test('a problem’s place is the field’s, there and back', () => {
  for (const path of [['steps', 2, 'from'], ['/privacy', 'sections', 0], ['hero', 'title'], []])
    expect(pathOf(fieldName(path))).toEqual(path);
  expect(pathOf('(the whole file)')).toEqual([]);
  expect(pathOf("picture 'nowhere'")).toEqual([]);
  expect(pathOf("'84A'.windows[1].at")).toEqual(['84A', 'windows', 1, 'at']);
});

test('a place is said from the outside in, an entry by its own heading', () => {
  const tree = { steps: [{ title: '공고', from: '2027-03-05' }] };
  expect(placeName('schedule', ['steps', 0, 'from'], tree)).toEqual(['분양 일정', '일정', '1번째 ‘공고’', '시작일']);
});

test('each number of a point is said by what it is, the point by its place in the list', () => {
  const tree = { layout: { ways: [{ name: '주출입구', marks: [[54.4, 120, 0]] }] } };
  expect(placeName('complex', ['layout', 'ways', 0, 'marks', 0, 1], tree).slice(-3)).toEqual([
    '표시 위치',
    '1번째',
    '위에서(%)',
  ]);
});

test('a sentence of the law is headed by its topic in Korean, whatever stands in its place', () => {
  const own = { region: '전북', text: '직접 쓴 문장' };
  expect(headingOf({ lawText: 'draw-priority', own })).toBe('추첨 물량의 무주택 우선');
});

test('an entry that has no name but a choice is headed by what the choice is called', () => {
  expect(headingOf({ kind: 'hinged', from: '거실' })).toBe('여닫이');
  expect(headingOf({ rank: 'motorway', points: '37.4,126.6 37.5,126.7' })).toBe('고속도로');
});
