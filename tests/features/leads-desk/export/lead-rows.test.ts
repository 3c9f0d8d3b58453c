import { expect, test } from 'vitest';
import { phoneText, rowsOf } from '#features/leads-desk/export/lead-rows.ts';

test.each([
  ['01000001234', '010-0000-1234'],
  ['010 0000 1234', '010-0000-1234'],
  ['+82 10-0000-1234', '010-0000-1234'],
  ['0110001234', '011-000-1234'],
  ['0200001234', '02-0000-1234'],
  ['020001234', '02-000-1234'],
  ['0320001234', '032-000-1234'],
  ['050400001234', '0504-0000-1234'],
  ['15880000', '1588-0000'],
  ['+1 415 555 0100', '+1 415 555 0100'],
  ['전화 말고 문자', '전화 말고 문자'],
])('the number %s is written %s, so that a spreadsheet keeps its zero', (typed, written) => {
  expect(phoneText(typed)).toBe(written);
});

test('a row says what the desk says, in the words of the office', () => {
  const [heads = [], row = []] = rowsOf([
    {
      id: 'a1b2c3d4-0000-4000-8000-000000000000',
      form: 'customer',
      name: '홍길동',
      phone: '01000001234',
      state: 2,
      received_at: new Date('2027-03-04T15:05:00Z'),
      via: 'desk',
      marketing_consent: 'false',
      submitted_at: 'not a time',
    },
  ]);
  const told = Object.fromEntries(heads.map((head, at) => [head, row[at]]));
  expect(told).toMatchObject({
    접수번호: 'A1B2C3',
    '접수 시각': '2027-03-05 00:05',
    '접수 경로': '관심고객·방문예약 등록 (고객 페이지)',
    '접수 방법': '현장 접수',
    이름: '홍길동',
    연락처: '010-0000-1234',
    상태: '방문 약속',
    담당자: '',
    '개인정보 수집·이용 동의': '',
    '광고성 정보 수신 동의': '동의하지 않음',
    '작성 시각': '',
  });
});
