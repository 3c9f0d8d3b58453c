import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { readTelling, tellingOf } from '#tools/host/telling-options.ts';

const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' };
const read = (variables: Record<string, string>) => readTelling(variables, { firebase, publishesByFunction: false });
const WEBHOOK = 'https://hooks.example.com/t/key-of-its-own';

test('without a webhook and without a mail address the office is not told', () => {
  for (const variables of [{}, { OFFICE_WEBHOOK_URL: '', OFFICE_MAIL_TO: ' , ' }])
    expect(read(variables)).toEqual({ telling: null, problems: [] });
});

test('a function that publishes articles is deployed where nobody is told, too', () => {
  expect(readTelling({}, { firebase, publishesByFunction: true })).toEqual({
    telling: { webhook: null, mail: [], publishes: true },
    problems: [],
  });
});

test('either is enough', () => {
  expect(read({ OFFICE_WEBHOOK_URL: WEBHOOK }).telling).toEqual({ webhook: WEBHOOK, mail: [], publishes: false });
  expect(read({ OFFICE_MAIL_TO: 'a@site.test, b@site.test' }).telling).toEqual({
    webhook: null,
    mail: ['a@site.test', 'b@site.test'],
    publishes: false,
  });
});

test.each([
  [{ OFFICE_WEBHOOK_URL: 'http://hooks.example.com/key' }, /^OFFICE_WEBHOOK_URL: write an address/],
  [{ OFFICE_WEBHOOK_URL: 'https://user:key@hooks.example.com/' }, /^OFFICE_WEBHOOK_URL: write an address/],
  [{ OFFICE_MAIL_TO: 'a@site.test;b' }, /^OFFICE_MAIL_TO: write mail addresses with commas between/],
  [{ OFFICE_WEBHOOK_SECRET: 'x' }, /^OFFICE_WEBHOOK_SECRET: a secret stands in no file/],
  [{ OFFICE_WEBHOK_URL: WEBHOOK }, /^OFFICE_WEBHOK_URL: unknown/],
])('%j is told to be wrong', (variables, problem) => {
  expect(read(variables).problems).toEqual([expect.stringMatching(problem)]);
});

test('no problem repeats a webhook’s address or a secret', () => {
  const variables = { OFFICE_WEBHOOK_URL: 'http://hooks.example.com/key', OFFICE_WEBHOOK_SECRET: 'open-sesame' };
  expect(read(variables).problems.join()).not.toMatch(/hooks\.example|open-sesame/);
});

test('nobody is told without a Firebase project', () => {
  expect(readTelling({ OFFICE_WEBHOOK_URL: WEBHOOK }, { firebase: null, publishesByFunction: false }).problems).toEqual(
    [expect.stringContaining('only a Firebase project')],
  );
});

test('each development’s function has a name of its own, of letters and digits, and the address of its desk', () => {
  const telling = { webhook: WEBHOOK, mail: [], publishes: false };
  const own = tellingOf(facts, telling);
  expect(own.key).toMatch(/^[0-9a-f]{8}$/);
  expect(tellingOf({ ...facts, slug: 'other' }, telling).key).not.toBe(own.key);
  expect(own.development.desk).toBe(`${facts.origin}${encodeURI(`/${facts.slug}/desk`)}`);
});
