// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { shell } from '#content/shell.ts';
import { formStates } from '#early/forms/form-states.ts';
import { showInDocument } from '#early/forms/form-view.ts';
import { watchForms } from '#early/forms/forms.ts';
import { formText } from '#early/forms/lead-of-form.ts';
import { updateLeadForm } from '#features/lead-forms/lead-form-store.ts';
import { LeadForm } from '#features/lead-forms/lead-form.tsx';
import type { AskedField } from '#forms/field-spec.ts';
import { FORM_SPECS, type FormSpecs } from '#forms/form-specs.ts';
import { openOutbox, type Outbox } from '#outbox/outbox.ts';
import { memoryStorage } from '#tests/support/outbox/world/memory-storage.ts';
import { CALM } from '#tests/support/outbox/world/outbox-world.ts';
import { linesOf, postJson, rawRequest, run, type Running } from '#tests/local/running-services.ts';

// A field that is only an entry of the table goes the whole way: shown, checked, sent, received, and read in the inbox.

const FURTHER: readonly AskedField[] = [
  {
    name: 'unitType',
    label: '관심 타입',
    control: 'select',
    need: 'required',
    options: { list: 'unitType' },
    hint: '가장 관심 있는 타입 하나',
    errors: { valueMissing: '관심 타입을 선택해 주세요.' },
  },
  {
    name: 'day',
    label: '희망일',
    control: 'date',
    need: 'required',
    errors: { valueMissing: '희망일을 골라 주세요.' },
  },
  {
    name: 'time',
    label: '시간대',
    control: 'choice',
    need: 'required',
    options: ['오전', '오후'],
    errors: { valueMissing: '시간대를 선택해 주세요.' },
  },
];
const formOptions = { unitType: ['59㎡A', '84㎡B'] };
const { reservation } = FORM_SPECS;
const formSpecs: FormSpecs = {
  ...FORM_SPECS,
  reservation: { ...reservation, fields: [...reservation.fields, ...FURTHER] },
};
const CHOSEN = { unitType: '84㎡B', day: '2026-12-05', time: '오후' };

const control = (selector: string) => document.querySelector<HTMLInputElement>(`form ${selector}`)!;
const radio = (value: string) => control(`[type="radio"][value="${value}"]`);
const errorOf = (name: string) => control(`[data-error-of="${name}"]`).textContent;

const Form = () => (
  <LeadForm
    form="reservation"
    spec={formSpecs.reservation}
    lists={formOptions}
    site="온새미스카이"
    notice={shell.privacyNotice}
    requireConsent={false}
    result="below"
    phone="032-000-0000"
  />
);

const forms = formStates(showInDocument);
let outbox: Outbox;
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  watchForms(() => outbox, forms);
});

/** The form as it is prerendered; what it is given goes to the service. */
async function showForm(): Promise<{ form: HTMLFormElement; services: Running }> {
  const services = await run({ formSpecs, formOptions });
  const address = `${services.origin}/local/forms/reservation`;
  outbox = openOutbox({
    ...CALM,
    now: () => Date.now(),
    fetch,
    indexedDB: null,
    fallback: memoryStorage(),
    endpoints: { reservation: address, interest: address, visit: address, customer: address },
    owner: 'page',
    via: 'page',
  });
  document.body.innerHTML = renderToString(<Form />);
  forms.update('reservation', { progress: { status: 'idle' }, errors: {} });
  return { form: document.querySelector('form')!, services };
}

const fillIn = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const found = control(`[name="${name}"]`);
    if (found.tagName === 'FIELDSET') radio(value).click();
    else found.value = value;
    found.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a select, a date and a choice that were added to the table', () => {
  test('are labelled and described, and each is a control of the browser', async () => {
    await showForm();
    const select = document.querySelector<HTMLSelectElement>('select[name="unitType"]')!;
    expect([...select.options].map(({ value }) => value)).toEqual(['', '59㎡A', '84㎡B']);
    expect(select.required).toBe(true);
    expect(control(`label[for="${select.id}"]`).textContent).toBe('관심 타입 필수');
    const described = select.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['가장 관심 있는 타입 하나', '']);
    expect(control('input[name="day"]').type).toBe('date');
    const group = control('fieldset[name="time"]');
    expect(group.querySelector('legend')?.textContent).toBe('시간대 필수');
    expect([...group.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(['오전', '오후']);
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.dataset['errorOf']).toBe('time');
  });

  test('say in their own words what is missing, and no longer once it is chosen', async () => {
    const { form } = await showForm();
    fillIn({ name: '홍길동', phone: '010-1234-5678' });
    form.requestSubmit();
    for (const { name, errors } of FURTHER) {
      expect(errorOf(name)).toBe(errors?.valueMissing);
      expect(control(`[name="${name}"]`).getAttribute('aria-invalid')).toBe('true');
    }
    fillIn(CHOSEN);
    expect(FURTHER.map(({ name }) => errorOf(name))).toEqual(['', '', '']);
    expect(control('fieldset[name="time"]').hasAttribute('aria-invalid')).toBe(false);
  });

  test('stand in a draft, and a form drawn from it shows what was chosen', async () => {
    const { form } = await showForm();
    fillIn(CHOSEN);
    updateLeadForm('reservation', { draft: formText(form) });
    document.body.innerHTML = '<main></main>';
    const root = createRoot(document.querySelector('main')!);
    act(() => root.render(<Form />));
    expect(formText(document.querySelector('form')!)).toMatchObject(CHOSEN);
    act(() => root.unmount());
    updateLeadForm('reservation', { draft: {} });
  });

  test('stay as they were chosen before React took the form over', async () => {
    const { form } = await showForm();
    fillIn(CHOSEN);
    const complaints: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(document.body, <Form />, { onRecoverableError: (error) => void complaints.push(error) }),
    );
    expect(complaints).toEqual([]);
    expect(document.querySelector('form')).toBe(form);
    expect(formText(form)).toMatchObject(CHOSEN);
    act(() => root.unmount());
  });

  test('are sent as texts, kept by the form service, read in the inbox, and empty afterwards', async () => {
    const { form, services } = await showForm();
    fillIn({ name: '홍길동', phone: '010-1234-5678', ...CHOSEN });
    form.requestSubmit();
    await expect
      .poll(() => document.querySelector('[data-result-of]')?.textContent)
      .toContain('등록이 완료되었습니다.');
    expect(formText(form)).toEqual({ name: '', phone: '', unitType: '', day: '' });
    expect([radio('오전').value, radio('오후').value]).toEqual(['오전', '오후']);
    expect(linesOf(services.directory, 'inbox.jsonl').map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { form: 'reservation', fields: CHOSEN },
    ]);
    const { text: inbox } = await rawRequest(`${services.origin}/local/inbox`, {});
    expect([...inbox.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/g)].map(([, label, value]) => [label, value])).toEqual(
      expect.arrayContaining([
        ['관심 타입', '84㎡B'],
        ['희망일', '2026-12-05'],
        ['시간대', '오후'],
      ]),
    );
  });

  test.each([
    ['unitType', '12㎡', 'TYPE_OPTION', '관심 타입: 목록에서 선택해 주세요.'],
    ['time', '새벽', 'TYPE_OPTION', '시간대: 목록에서 선택해 주세요.'],
    ['day', '2026-02-30', 'TYPE_DATE', '희망일: 날짜로 입력해 주세요.'],
    ['day', '내일', 'TYPE_DATE', '희망일: 날짜로 입력해 주세요.'],
    ['time', '', 'REQUIRED_FIELD_EMPTY', '시간대를 선택해 주세요.'],
  ])('are refused by the form service where %s is "%s"', async (field, value, code, message) => {
    const { origin } = await run({ formSpecs, formOptions });
    const lead = { name: '홍길동', phone: '010-1234-5678', ...CHOSEN, [field]: value };
    expect(await postJson(`${origin}/local/forms/reservation`, lead)).toMatchObject({
      status: 422,
      body: { errors: [{ field, code, message }] },
    });
  });
});
