// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { checkForm, fieldError, normalizePhones, type Control } from '#early/forms/check-form.ts';
import { formText, leadOfForm } from '#early/forms/lead-of-form.ts';
import { outcomeOf } from '#early/forms/outcome.ts';
import { looksLikePhone, normalizePhone } from '#early/forms/phone-number.ts';
import type { Outcome } from '#early/window.ts';
import { MOBILE_PHONE_PATTERN } from '#forms/form-specs.ts';
import type { Verdict } from '#outbox/verdict.ts';

// The browser matches a pattern against the whole value, with the v flag.
const pattern = new RegExp(`^(?:${MOBILE_PHONE_PATTERN})$`, 'v');

describe('the phone pattern of the inline form', () => {
  test.each(['01012345678', '010-1234-5678', '010 1234 5678', '0111234567', '016-123-4567', '010-12345678'])(
    'takes %s',
    (phone) => {
      expect(phone).toMatch(pattern);
    },
  );
  test.each(['02-123-4567', '0101234567890', '010--1234-5678', '010-12-5678', 'tel 01012345678', '010_1234_5678', ''])(
    'refuses "%s"',
    (phone) => {
      expect(phone).not.toMatch(pattern);
    },
  );
});

describe('a phone number as people type it', () => {
  test.each([
    ['010-1234-5678 ', '010-1234-5678'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['+821012345678', '01012345678'],
    ['+82-(0)10-1234-5678', '010-1234-5678'],
    ['010.1234.5678', '010-1234-5678'],
    ['010 - 1234 - 5678', '010-1234-5678'],
    ['０１０－１２３４－５６７８', '010-1234-5678'],
    ['010–1234–5678', '010-1234-5678'],
    ['(010) 1234-5678', '010-1234-5678'],
    ['010 1234 5678', '010 1234 5678'],
  ])('"%s" is written %s and taken', (typed, written) => {
    expect(normalizePhone(typed)).toBe(written);
    expect(written).toMatch(pattern);
  });
  test.each([
    ['전화 주세요', '전화 주세요'],
    [' 032-123-4567 내선 2 ', '032-123-4567 내선 2'],
    ['', ''],
  ])('"%s" only loses the spaces at its ends', (typed, written) => {
    expect(normalizePhone(typed)).toBe(written);
  });
  test('cannot have fewer than seven digits', () => {
    expect(looksLikePhone('123-4567')).toBe(true);
    expect(looksLikePhone('123-456')).toBe(false);
    expect(looksLikePhone('abc')).toBe(false);
  });
});

/** A form of the page, with these controls in it. */
function formOf(key: string, controls: string): HTMLFormElement {
  document.body.innerHTML = `<form data-form="${key}" data-other="확인해 주세요.">
    ${controls}
    <input type="hidden" name="site" value="물빛">
    <input type="hidden" name="form" value="${key}">
    <input type="hidden" name="notice_version" value="v1">
  </form>`;
  return document.querySelector('form')!;
}
const input = (name: string, value: string, more = '') => `<input name="${name}" value="${value}" ${more}>`;
const control = (name: string) => document.querySelector<Control>(`[name="${name}"]`)!;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a lead of a form', () => {
  test('has what the visitor typed, without the spaces at the ends, and what the form sends unseen', () => {
    const form = formOf(
      'reservation',
      input('name', ' 홍길동 ') + input('phone', '010-1234-5678') + input('email', '', 'type="hidden"'),
    );
    const lead = leadOfForm(form);
    expect(lead.fields).toEqual({ name: '홍길동', phone: '010-1234-5678', email: '' });
    expect(lead).toMatchObject({ form: 'reservation', noticeVersion: 'v1', marketingConsent: null });
    expect(new Date(lead.submittedAt).toISOString()).toBe(lead.submittedAt);
  });
  test('has what stands in the trap', () => {
    expect(leadOfForm(formOf('visit', input('_gotcha', 'bot'))).fields['_gotcha']).toBe('bot');
  });
  test('says whether advertising may be sent, where the form asks, and not among the fields', () => {
    const box = (ticked: string) => input('marketing_consent', 'true', `type="checkbox" ${ticked}`);
    expect(leadOfForm(formOf('interest', box(''))).marketingConsent).toBe(false);
    const lead = leadOfForm(formOf('interest', box('checked')));
    expect(lead.marketingConsent).toBe(true);
    expect(lead.fields).toEqual({});
  });
  test('says what was consented to where the form asks, which development it is about, and which page it comes from', () => {
    history.replaceState(null, '', '/%EC%98%A8/customer?utm=1#top');
    const asked = leadOfForm(formOf('visit', input('consent', 'true', 'type="checkbox" checked')));
    expect(asked).toMatchObject({ consent: true, site: '물빛', page: '/온/customer' });
    expect(leadOfForm(formOf('visit', '')).consent).toBeNull();
  });
  test('never shares its id', () => {
    const form = formOf('visit', input('name', '홍'));
    expect(leadOfForm(form).id).not.toBe(leadOfForm(form).id);
  });
  test('a draft is what the visitor left, not what the form says of itself', () => {
    expect(formText(formOf('visit', input('name', '홍') + input('message', '')))).toEqual({ name: '홍', message: '' });
  });
});

describe('what the visitor is told', () => {
  const leadId = '0f3a9c2e-1111-4222-8333-444455556666';
  const receipt = '0F3A9C';
  const fields = [{ field: 'phone', message: '' }];
  test.each([
    ['a delivery', { kind: 'delivered' }, false, { tone: 'success', receipt }],
    ['a refusal', { kind: 'refused', status: 422, fields }, false, { tone: 'failure', saved: false, receipt, fields }],
    [
      'a broken form, stored',
      { kind: 'blocked', status: 402 },
      true,
      { tone: 'failure', saved: true, receipt, fields: [] },
    ],
    [
      'a busy service, stored',
      { kind: 'busy', status: 503 },
      true,
      { tone: 'failure', saved: true, receipt, fields: [] },
    ],
    [
      'a busy service and no storage',
      { kind: 'busy', status: 503 },
      false,
      { tone: 'exception', saved: false, receipt },
    ],
    [
      'no network, stored',
      { kind: 'unreachable', reason: 'network' },
      true,
      { tone: 'exception', saved: true, receipt },
    ],
    [
      'no network, no storage',
      { kind: 'unreachable', reason: 'timeout' },
      false,
      { tone: 'exception', saved: false, receipt },
    ],
    ['a captive portal', { kind: 'unparsed', status: 200 }, true, { tone: 'exception', saved: true, receipt }],
  ] as [string, Verdict, boolean, Outcome][])('after %s', (_what, verdict, saved, outcome) => {
    expect(outcomeOf({ verdict, saved, leadId })).toEqual(outcome);
  });
});

describe('what stands beside a field', () => {
  const name = (value: string) => input('name', value, 'required data-value-missing="이름을 입력해 주세요."');
  const phone = (value: string) =>
    input('phone', value, 'type="tel" required data-value-missing="연락처를 입력해 주세요." data-doubtful="맞나요?"');

  test('a required field of spaces counts as empty, and says so in its own words', () => {
    expect(checkForm(formOf('visit', name('  ') + phone('01012345678')))).toEqual({ name: '이름을 입력해 주세요.' });
    expect(checkForm(formOf('visit', name('홍') + phone('01012345678')))).toEqual({});
  });
  test('what cannot be a phone number is asked about once; another such text is asked about again', () => {
    const form = formOf('reservation', name('홍') + phone('abc'));
    expect(checkForm(form)).toEqual({ phone: '맞나요?' });
    expect(checkForm(form)).toEqual({});
    control('phone').value = 'abcd';
    expect(checkForm(form)).toEqual({ phone: '맞나요?' });
  });
  test('the words follow what the browser’s check found', () => {
    formOf(
      'visit',
      input('phone', '', 'data-value-missing="없어요." data-pattern-mismatch="달라요." data-too-long="길어요."'),
    );
    const found = (validity: Partial<ValidityState>) =>
      fieldError({ ...pick(control('phone')), validity: validity as ValidityState } as Control);
    const pick = ({ dataset, form }: Control) => ({ dataset, form });
    expect(found({ valueMissing: true })).toBe('없어요.');
    expect(found({ patternMismatch: true })).toBe('달라요.');
    expect(found({ rangeUnderflow: true })).toBe('확인해 주세요.');
    expect(found({ tooLong: true })).toBe('길어요.');
    expect(found({})).toBe('확인해 주세요.');
  });
  test('phone numbers are written as the pattern wants them before it is checked, other fields never', () => {
    const form = formOf('visit', input('name', ' 홍 ') + phone('+82 10.1234.5678'));
    normalizePhones(form);
    expect(control('phone').value).toBe('010-1234-5678');
    expect(control('name').value).toBe(' 홍 ');
  });
});
