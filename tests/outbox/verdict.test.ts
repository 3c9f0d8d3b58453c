import { describe, expect, test } from 'vitest';
import { isKept, judge } from '#outbox/verdict.ts';

describe('the verdict on an answer', () => {
  test.each([
    [200, '{"ok":true,"next":"/thanks"}'],
    [200, '{}'],
    [201, '{"errors":[]}'],
  ])('%i %s is delivered', (status, body) => {
    expect(judge(status, body)).toEqual({ kind: 'delivered' });
  });

  test.each([400, 413, 422])('%i is refused and not kept', (status) => {
    const verdict = judge(
      status,
      '{"errors":[{"field":"phone","code":"TYPE_PHONE","message":"번호를 확인해 주세요."}]}',
    );
    expect(verdict).toEqual({
      kind: 'refused',
      status,
      fields: [{ field: 'phone', message: '번호를 확인해 주세요.' }],
    });
    expect(isKept(verdict)).toBe(false);
  });

  test.each([401, 402, 403, 404, 405, 410, 451])('%i is for the owner to mend, and kept', (status) => {
    expect(judge(status, '')).toEqual({ kind: 'blocked', status });
    expect(isKept(judge(status, ''))).toBe(true);
  });

  test.each(['{"error":"over quota"}', '{"ok":true,"errors":[{"message":"form is paused"}]}', '{"errors":"paused"}'])(
    'a success that names an error is no delivery: %s',
    (body) => {
      expect(judge(200, body)).toEqual({ kind: 'blocked', status: 200 });
    },
  );

  test.each([408, 425, 429, 500, 502, 503, 599])('%i is tried again', (status) => {
    expect(judge(status, '<h1>error</h1>')).toEqual({ kind: 'busy', status });
    expect(isKept(judge(status, ''))).toBe(true);
  });

  test.each(['<html>Wi-Fi 로그인</html>', '', '[]', '"ok"', 'null', '{"ok":tru'])(
    'a 200 that is not the service’s JSON is not believed: %s',
    (body) => {
      expect(judge(200, body)).toEqual({ kind: 'unparsed', status: 200 });
    },
  );

  test('a refusal in an unknown shape names no field and is still a refusal', () => {
    expect(judge(422, '{"errors":[null,7,{"code":"X"},{"field":3}]}')).toEqual({
      kind: 'refused',
      status: 422,
      fields: [],
    });
    expect(judge(400, 'not json')).toEqual({ kind: 'refused', status: 400, fields: [] });
  });
});
