import { beforeEach, expect, test } from 'vitest';
import { choose, forgetVisits, markSent, newToken, unchoose, useVisits } from '#features/visits/visit-store.ts';
import { isVisitToken } from '#protocol/office/bookings.ts';

const visit = () => useVisits.getState().reservation;

beforeEach(forgetVisits);

test('a token has 32 hexadecimal digits, other ones each time', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(tokens.every(isVisitToken)).toBe(true);
  expect(new Set(tokens).size).toBe(100);
});

test('another time keeps the token, so that a form sent twice asks for one booking', () => {
  choose('reservation', '2027-03-12T1000', false);
  const token = visit().chosen?.token;
  choose('reservation', '2027-03-12T1030', false);
  expect(visit().chosen).toEqual({ slot: '2027-03-12T1030', token });
});

test('a wish has no token', () => {
  choose('reservation', '2027-03-12T1000', true);
  expect(visit().chosen).toEqual({ slot: '2027-03-12T1000', token: null });
});

test('what was sent is no longer chosen, and the next choice is another booking', () => {
  choose('reservation', '2027-03-12T1000', false);
  const { chosen } = visit();
  markSent('reservation');
  expect(visit()).toMatchObject({ chosen: null, sent: chosen });
  choose('reservation', '2027-03-12T1000', false);
  expect(visit().chosen?.token).not.toBe(chosen?.token);
});

test('a form sent without a choice has no result of an earlier one', () => {
  choose('reservation', '2027-03-12T1000', false);
  markSent('reservation');
  markSent('reservation');
  expect(visit().sent).toBeNull();
});

test('each form has its own choice', () => {
  choose('customer', '2027-03-12T1000', false);
  expect(visit().chosen).toBeNull();
  unchoose('customer');
  expect(useVisits.getState().customer.chosen).toBeNull();
});
