import { describe, expect, test } from 'vitest';
import type { Verdict } from '#outbox/verdict.ts';
import { MOBILE_PHONE_PATTERN } from '#features/lead-forms/form-fields.ts';
import { leadOf, outcomeOf, type Outcome } from '#features/lead-forms/submission.ts';
import { blankRequired, fieldError, refusalErrors } from '#features/lead-forms/validation.ts';

const form = (entries: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

describe('the phone pattern of the inline form', () => {
  // The browser matches a pattern against the whole value, with the v flag.
  const pattern = new RegExp(`^(?:${MOBILE_PHONE_PATTERN})$`, 'v');
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

describe('a lead of a form', () => {
  test('a reservation sends e-mail and visit date as empty texts', () => {
    const lead = leadOf('reservation', form({ name: ' 홍길동 ', phone: '010-1234-5678' }), 'v1');
    expect(lead.fields).toEqual({ name: '홍길동', phone: '010-1234-5678', email: '', visitDate: '' });
    expect(lead.marketingConsent).toBeNull();
    expect(lead.noticeVersion).toBe('v1');
  });
  test('the inline form sends what stands in its trap', () => {
    expect(
      leadOf('visit', form({ name: '홍', phone: '01012345678', message: '', _gotcha: 'bot' }), 'v1').fields['_gotcha'],
    ).toBe('bot');
  });
  test('interest and customer say whether advertising may be sent', () => {
    expect(leadOf('interest', form({ name: '홍', phone: '1' }), 'v1').marketingConsent).toBe(false);
    expect(leadOf('customer', form({ name: '홍', phone: '1', marketing_consent: 'true' }), 'v1').marketingConsent).toBe(
      true,
    );
  });
  test('the required consent is said where it is asked', () => {
    expect(leadOf('visit', form({ name: '홍', phone: '1', consent: 'on' }), 'v1').consent).toBe(true);
    expect(leadOf('visit', form({ name: '홍', phone: '1' }), 'v1').consent).toBeNull();
  });
  test('it says which development it is about, and which page it comes from', () => {
    const from = { site: 'onsaemi', page: '/Promotion/Customer' };
    expect(leadOf('visit', form({ name: '홍', phone: '1' }), 'v1', from)).toMatchObject(from);
  });
  test('two leads never share an id', () => {
    const data = form({ name: '홍', phone: '1' });
    expect(leadOf('visit', data, 'v1').id).not.toBe(leadOf('visit', data, 'v1').id);
  });
});

describe('what the visitor is told', () => {
  const leadId = '0f3a9c2e-1111-4222-8333-444455556666';
  const fields = [{ field: 'phone', message: '' }];
  test.each([
    ['a delivery', { kind: 'delivered' }, false, { tone: 'success', receipt: '0F3A9C' }],
    ['a refusal', { kind: 'refused', status: 422, fields }, false, { tone: 'failure', saved: false, fields }],
    ['a broken form, stored', { kind: 'blocked', status: 402 }, true, { tone: 'failure', saved: true, fields: [] }],
    ['a busy service, stored', { kind: 'busy', status: 503 }, true, { tone: 'failure', saved: true, fields: [] }],
    ['a busy service and no storage', { kind: 'busy', status: 503 }, false, { tone: 'exception', saved: false }],
    ['no network, stored', { kind: 'unreachable', reason: 'network' }, true, { tone: 'exception', saved: true }],
    ['no network, no storage', { kind: 'unreachable', reason: 'timeout' }, false, { tone: 'exception', saved: false }],
    ['a captive portal', { kind: 'unparsed', status: 200 }, true, { tone: 'exception', saved: true }],
  ] as [string, Verdict, boolean, Outcome][])('after %s', (_what, verdict, saved, outcome) => {
    expect(outcomeOf({ verdict, saved, leadId })).toEqual(outcome);
  });
});

describe('what stands beside a field', () => {
  const valid = { valueMissing: false, patternMismatch: false, tooLong: false };
  test('names the field that is missing', () => {
    expect(fieldError('name', { ...valid, valueMissing: true })).toBe('이름을 입력해 주세요.');
    expect(fieldError('phone', { ...valid, valueMissing: true })).toBe('연락처를 입력해 주세요.');
  });
  test('shows how a phone number is written', () => {
    expect(fieldError('phone', { ...valid, patternMismatch: true })).toContain('010-1234-5678');
  });
  test('a field of spaces counts as empty where one is required', () => {
    expect(
      blankRequired([
        { name: 'name', required: true, value: '홍' },
        { name: 'message', required: false, value: '' },
        { name: 'phone', required: true, value: '  ' },
      ]),
    ).toBe('phone');
    expect(blankRequired([{ name: 'name', required: true, value: '홍' }])).toBeNull();
  });
  test('repeats the service’s words, or asks to check the field', () => {
    expect(
      refusalErrors([
        { field: 'phone', message: '너무 깁니다.' },
        { field: 'name', message: '' },
      ]),
    ).toEqual({
      phone: '너무 깁니다.',
      name: '입력하신 내용을 확인해 주세요.',
    });
  });
});
