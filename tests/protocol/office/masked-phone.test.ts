import { expect, test } from 'vitest';
import { maskedPhone } from '#protocol/office/masked-phone.ts';

test.each([
  ['010-1234-5678', '010-****-5678'],
  ['01012345678', '010-****-5678'],
  ['+82 10 1234 5678', '010-****-5678'],
  ['02-123-4567', '021-****-4567'],
  ['1234', '****'],
  ['', ''],
  ['모름', ''],
])('the phone %s is shown as %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});
