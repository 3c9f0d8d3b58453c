import { describe, expect, test } from 'vitest';
import { RETENTION_MS } from '#outbox/policy.ts';
import { isTried, type LeadRow } from '#outbox/row.ts';
import { settled } from '#outbox/policy.ts';
import { judge, type Verdict } from '#outbox/verdict.ts';
import { makeLead } from '#tests/support/outbox/world/outbox-world.ts';

/** Whether a lead is still to be sent after its first attempt came to this. */
function isKept(verdict: Verdict): boolean {
  const lead = makeLead();
  const row: LeadRow = {
    v: 1,
    id: lead.id,
    form: lead.form,
    payload: lead,
    hash: '',
    state: 'sending',
    attempts: 1,
    unparsed: 0,
    createdAt: 0,
    nextAt: 60_000,
    lease: { owner: 'page' },
    last: null,
  };
  return isTried(settled({ now: () => 0, random: () => 0.5, retentionMs: RETENTION_MS }, row, verdict, false));
}

describe('the verdict on an answer', () => {
  test.each([
    [200, '{"ok":true,"next":"/thanks"}'],
    [200, '{}'],
    [201, '{"errors":[]}'],
    [200, '{"success":true}'],
    [200, '{"success":"true","message":"Email sent successfully!"}'],
    [200, '{"result":"success","row":7}'],
    [200, '{"status":"ok","ok":true}'],
    [200, '{"message":"no error"}'],
  ])('%i %s is delivered', (status, body) => {
    expect(judge(status, body, false)).toEqual({ kind: 'delivered' });
  });

  test.each([400, 413, 422])('%i is refused and not kept', (status) => {
    const verdict = judge(
      status,
      '{"errors":[{"field":"phone","code":"TYPE_PHONE","message":"번호를 확인해 주세요."}]}',
      false,
    );
    expect(verdict).toEqual({
      kind: 'refused',
      status,
      fields: [{ field: 'phone', message: '번호를 확인해 주세요.' }],
    });
    expect(isKept(verdict)).toBe(false);
  });

  test.each([401, 402, 403, 404, 405, 410, 451])('%i is for the owner to mend, and kept', (status) => {
    expect(judge(status, '', false)).toEqual({ kind: 'blocked', status });
    expect(isKept(judge(status, '', false))).toBe(true);
  });

  test.each(['{"error":"over quota"}', '{"ok":true,"errors":[{"message":"form is paused"}]}', '{"errors":"paused"}'])(
    'a success that names an error is no delivery: %s',
    (body) => {
      expect(judge(200, body, false)).toEqual({ kind: 'blocked', status: 200 });
    },
  );

  test.each([
    '{"success":false}',
    '{"success":"false"}',
    '{"success":null}',
    '{"ok":false}',
    '{"ok":true,"success":false}',
    '{"result":"error"}',
    '{"result":"Failed"}',
    '{"status":"failure"}',
    '{"status":"FAIL","ok":true}',
  ])('a success whose words say no is no delivery, and kept: %s', (body) => {
    const verdict = judge(200, body, false);
    expect(verdict).toEqual({ kind: 'blocked', status: 200 });
    expect(isKept(verdict)).toBe(true);
  });

  test.each([400, 413, 422])('on a replay %i counts as a refusal only from the service itself', (status) => {
    expect(judge(status, '{"errors":[]}', true)).toMatchObject({ kind: 'refused', status });
    for (const body of ['', '<h1>Bad request</h1>', '[]'])
      expect(judge(status, body, true)).toEqual({ kind: 'blocked', status });
  });

  test.each([408, 425, 429, 500, 502, 503, 599])('%i is tried again', (status) => {
    expect(judge(status, '<h1>error</h1>', false)).toEqual({ kind: 'busy', status });
    expect(isKept(judge(status, '', false))).toBe(true);
  });

  test.each(['<html>Wi-Fi 로그인</html>', '', '[]', '"ok"', 'null', '{"ok":tru'])(
    'a 200 that is not the service’s JSON is not believed: %s',
    (body) => {
      expect(judge(200, body, false)).toEqual({ kind: 'unparsed', status: 200 });
    },
  );

  test('a refusal in an unknown shape names no field and is still a refusal', () => {
    expect(judge(422, '{"errors":[null,7,{"code":"X"},{"field":3}]}', false)).toEqual({
      kind: 'refused',
      status: 422,
      fields: [],
    });
    expect(judge(400, 'not json', false)).toEqual({ kind: 'refused', status: 400, fields: [] });
  });
});
