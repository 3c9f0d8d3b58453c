import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedName } from '#functions/masked-name.ts';
import { messageOf } from '#functions/office-message.ts';
import { LEAD_TEXTS } from '#protocol/office/lead-document.ts';
import { DEVELOPMENT } from '#tests/support/office/fake-office.ts';

const ID = 'a1b2c3d4-e5f6-4000-8000-000000000000';

test.each([
  ['김하늘', '김**'],
  ['김', '김**'],
  [' 남궁하늘 ', '남**'],
  ['김하늘'.normalize('NFD'), '김**'],
  ['<!channel>', ''],
  ['https://evil.test', 'h**'],
  ['', ''],
])('the name %j is told as %j', (name, told) => {
  expect(maskedName(name)).toBe(told);
});

test('a message names form, receipt number, masked name and phone, and the desk', () => {
  const message = messageOf(DEVELOPMENT, {
    id: ID,
    texts: { form: 'visit', name: '김하늘', phone: '010-1234-5678' },
  });
  expect(message).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    type: 'lead.created',
    site: '온새미스카이',
    form: 'visit',
    receipt: 'A1B2C3',
    name: '김**',
    phone: '010-****-5678',
    desk: DEVELOPMENT.desk,
    subject: '[인천 온새미 스카이] 새 접수: 방문예약 (홈 화면)',
    text: [
      '[인천 온새미 스카이] 새 접수: 방문예약 (홈 화면)',
      '접수번호 A1B2C3',
      '이름 김**',
      '연락처 010-****-5678',
      '자세한 내용은 접수 관리 화면에서 확인해 주십시오.',
      DEVELOPMENT.desk,
    ].join('\n'),
  });
});

test('nothing else of a lead is in its message, whatever its fields hold', () => {
  const marked = fc.record(
    Object.fromEntries(
      Object.keys(LEAD_TEXTS).map((field) => [field, fc.string().map((text) => `${text}비밀${field}`)]),
    ),
  );
  fc.assert(
    fc.property(marked, (texts) => {
      const message = JSON.stringify(messageOf(DEVELOPMENT, { id: ID, texts }));
      expect(message).not.toContain('비밀');
    }),
  );
});

test('a lead’s id that no page gives is not shown', () => {
  const { receipt, text } = messageOf(DEVELOPMENT, { id: '<@all> now', texts: {} });
  expect(receipt).toBe('');
  expect(text).not.toContain('<@');
});

test('a lead’s message has one id, which another lead or development does not have', () => {
  const lead = { id: ID, texts: { name: '김하늘' } };
  const { id } = messageOf(DEVELOPMENT, lead);
  expect(messageOf(DEVELOPMENT, { ...lead, texts: {} }).id).toBe(id);
  expect(messageOf(DEVELOPMENT, { ...lead, id: 'b' }).id).not.toBe(id);
  expect(messageOf({ ...DEVELOPMENT, slug: 'other' }, lead).id).not.toBe(id);
});
