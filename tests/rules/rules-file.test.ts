import { describe, expect, it } from 'vitest';
import { loadRules, type Access } from '#local/rules/rules.ts';

const inService = (body: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
const allow = (condition: string) => inService(`match /press/{id} { allow get: if ${condition}; }`);
const read: Access = { method: 'get', path: ['press', 'a'], uid: null, time: 0n };
const isAllowed = (source: string, access: Partial<Access> = {}) =>
  loadRules(source).allows({ ...read, ...access }, () => null);

describe('a rules file', () => {
  it.each([
    ['another version', `rules_version = '1'; service cloud.firestore {}`, /:1:17: rules_version/],
    ['another service', `rules_version = '2'; service firebase.storage {}`, /expected "cloud"/],
    ['text after the service', `${allow('true')} }`, /nothing may stand after/],
    ['a sign that is not known', allow('#'), /unknown sign "#"/],
    ['a text that does not end', allow(`'abc`), /unknown sign "'"/],
    ['a rule without a condition', inService('match /press/{id} { allow get; }'), /expected ":"/],
    ['a shorthand method', inService('match /press/{id} { allow write: if true; }'), /"write" is not played/],
    ['a wildcard over many segments', inService('match /{all=**} { allow get: if true; }'), /unknown sign "\*"/],
    ['an unknown name', allow('user.uid == 1'), /"user" is not known/],
    ['an unknown function', allow('isOwner()'), /isOwner\(\) is not known/],
    ['an unknown method', allow(`'a'.lower() == 'a'`), /lower\(\) is not played/],
    ['an unknown type', allow('request.time is duration'), /type duration is not played/],
    [
      'an unknown member of the request',
      allow('request.auth.token.admin == true'),
      /request.auth.token.admin is not played/,
    ],
    ['an operator that is not played', allow('1 - 1 == 0'), /unknown sign "-"/],
    ['an index', allow(`request['auth'] == null`), /expected ";", found "\["/],
    ['too few parameters', allow(`'a'.size(1) == 1`), /size\(\) takes 0/],
    ['exists() of a text', allow(`exists('/a/b')`), /exists\(\) takes a path/],
    [
      'a function that calls itself',
      inService('function f() { return f(); } match /press/{id} { allow get: if f(); }'),
      /f\(\) is not known/,
    ],
    [
      'a parameter that hides a name',
      inService('function f(request) { return true; } match /press/{id} { allow get: if f(1); }'),
      /hides a name/,
    ],
    [
      'a list judged by its documents',
      inService('match /press/{id} { allow list: if resource.data.open == true; }'),
      /looks into documents/,
    ],
  ])('with %s is refused at the start', (_what, source, message) => {
    expect(() => loadRules(source)).toThrow(message);
  });

  it('allows only what it names', () => {
    expect(isAllowed(allow('true'))).toBe(true);
    expect(isAllowed(allow('true'), { method: 'list' })).toBe(false);
    expect(isAllowed(allow('true'), { path: ['press'] })).toBe(false);
    expect(isAllowed(allow('true'), { path: ['press', 'a', 'comments', 'b'] })).toBe(false);
    expect(isAllowed(allow('true'), { path: ['leads', 'a'] })).toBe(false);
  });

  it('denies where a condition has no value', () => {
    for (const condition of [
      'resource.data.open',
      'request.auth.uid == id',
      '1',
      `1 < 'a'`,
      `'a'.keys().hasOnly(['a'])`,
    ])
      expect(isAllowed(allow(condition)), condition).toBe(false);
  });

  it('is not stricter than the hosted service where one side of a condition has no value', () => {
    for (const condition of [
      'resource.data.open || true',
      'true || resource.data.open',
      '!(resource.data.open && false)',
      '!(false && resource.data.open)',
      '(resource.data.open == 1 || request.time == 2) || true',
    ])
      expect(isAllowed(allow(condition)), condition).toBe(true);
    for (const condition of [
      'resource.data.open || false',
      'false || resource.data.open',
      '!(resource.data.open || false)',
      'resource.data.open && true',
      'true && resource.data.open',
      'false && resource.data.open',
    ])
      expect(isAllowed(allow(condition)), condition).toBe(false);
  });

  it('compares timestamps, texts and floats, and adds texts, lists and floats', () => {
    const before = {
      at: { timestampValue: '1970-01-01T00:00:00.000001Z' },
      half: { doubleValue: 0.5 },
      list: { arrayValue: { values: [{ integerValue: '1' }] } },
      bytes: { bytesValue: 'AAAA' },
      map: { mapValue: { fields: { inner: { nullValue: 'NULL_VALUE' as const } } } },
    };
    for (const condition of [
      'request.time <= resource.data.at && request.time < resource.data.at && resource.data.at > request.time',
      'resource.data.at >= resource.data.at && !(resource.data.at < resource.data.at)',
      `'a' < 'b' && 'b' >= 'ab' && '가' > 'z'`,
      'resource.data.half < 1 && 0 < resource.data.half && resource.data.half + 1 > 1',
      `'a' + 'b' == 'ab'`,
      'resource.data.list + [2] == [1, 2] && (resource.data.list + [2]).hasOnly([2, 1])',
      'resource.data.size() == 5 && resource.data.keys().size() == 5 && resource.data.bytes.size() == 3',
      `resource.data.keys() == resource.data.keys()`,
      `resource.data.get(['map', 'inner'], 1) == null && resource.data.get(['map', 'none'], 1) == 1`,
    ])
      expect(isAllowed(allow(condition), { before }), condition).toBe(true);
    for (const condition of [
      'request.time < 1',
      `'a' + 1 == 'a1'`,
      '9223372036854775807 + 1 > 0',
      'resource.data.map < resource.data.map',
    ])
      expect(isAllowed(allow(condition), { before }), condition).toBe(false);
  });

  it('binds operators as the language does', () => {
    expect(isAllowed(allow('true || false && false'))).toBe(true);
    expect(isAllowed(allow('(true || false) && false'))).toBe(false);
    expect(isAllowed(allow('!false && 1 + 1 == 2 && 2 >= 2 && 1 < 2 && 1 != 2'))).toBe(true);
  });

  it('compares numbers by amount, maps and lists by content', () => {
    const before = { a: { mapValue: { fields: { n: { integerValue: '1' } } } }, b: { arrayValue: { values: [] } } };
    const after = { a: { mapValue: { fields: { n: { doubleValue: 1 } } } }, b: { arrayValue: { values: [] } } };
    const same = allow('request.resource.data.a == resource.data.a && request.resource.data.b == resource.data.b');
    expect(isAllowed(same, { before, after })).toBe(true);
    const other = { ...after, b: { arrayValue: { values: [{ nullValue: 'NULL_VALUE' as const }] } } };
    expect(isAllowed(same, { before, after: other })).toBe(false);
  });

  it('finds a function only in its own block and those around it', () => {
    const inner = 'match /press/{id} { function open() { return true; } allow get: if open(); }';
    expect(isAllowed(inService(inner))).toBe(true);
    expect(() => loadRules(inService(`${inner} match /other/{id} { allow get: if open(); }`))).toThrow(/not known/);
  });
});
