import { expect, test } from 'vitest';
import { isVisitToken, tellablePath } from '#protocol/office/bookings.ts';
import { originOf } from '#protocol/outbox/origin.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const PASS = `/%EC%98%A8/visit/${TOKEN}`;

test('a token has 32 small hexadecimal digits', () => {
  expect(isVisitToken(TOKEN)).toBe(true);
  expect([TOKEN.toUpperCase(), TOKEN.slice(1), `${TOKEN}0`, 7, null].some(isVisitToken)).toBe(false);
});

test('a lead that is sent from a pass, or began at one, tells nobody its token', () => {
  expect(tellablePath(PASS)).toBe('/온/visit/');
  expect(originOf(new URL(PASS, 'https://site.test'), '')).toEqual({ landing: '/온/visit/' });
  expect(tellablePath('/%EC%98%A8/press/groundbreaking')).toBe('/온/press/groundbreaking');
});
