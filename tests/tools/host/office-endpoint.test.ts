import { expect, test } from 'vitest';
import { readEnvironment } from '#tools/host/environment.ts';
import { exampleLeads, officeEndpoint } from '#tools/host/office-endpoint.ts';

const FIREBASE = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'live',
  VITE_FIREBASE_APP_ID: 'a',
};
const FORM = { VITE_FORM_VISIT: 'https://forms.example.com/f/a' };

test('an office is embedded, hosted, or there is none', () => {
  expect(officeEndpoint(readEnvironment({}), 'sky')?.commit).toMatch(/^\/v1\/projects\/demo-modelhouse\//);
  expect(officeEndpoint(readEnvironment(FIREBASE), 'sky')?.commit).toMatch(/^https:.*\/projects\/live\/.*\?key=k$/);
  expect(officeEndpoint(readEnvironment(FORM), 'sky')).toBeNull();
});

test('example leads come into the embedded office, and are refused where the forms or the database are hosted', () => {
  expect(exampleLeads('200', readEnvironment({}))).toBe(200);
  expect(exampleLeads(undefined, readEnvironment(FIREBASE))).toBe(0);
  for (const variables of [FIREBASE, FORM])
    expect(() => exampleLeads('200', readEnvironment(variables))).toThrow('--leads: the forms or the database');
});
