import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { linesOf, listenToConsole, newDirectory, postJson, rawRequest, run } from '#tests/local/running-services.ts';

const lead = { name: '김하늘', phone: '010-1234-5678' };
const storedIn = (directory: string) => linesOf(directory, 'inbox.jsonl').map((line) => JSON.parse(line) as unknown);

describe('a form sent by a script', () => {
  it('is confirmed, and stands in the file when the answer arrives', async () => {
    const clock = () => new Date('2026-11-20T03:00:00Z');
    const { origin, directory } = await run({ clock });
    const sent = {
      ...lead,
      message: '문의\n둘째 줄',
      lead_id: 'a1b2c3d4-0000',
      marketing_consent: 'true',
      extra: 5,
      visitDate: '',
    };
    const answer = await postJson(`${origin}/local/forms/interest`, { ...sent, _gotcha: '' });
    expect(answer).toMatchObject({ status: 200, body: { ok: true, next: '/thanks' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(storedIn(directory)).toEqual([
      { receivedAt: '2026-11-20T03:00:00.000Z', form: 'interest', fields: { ...sent, extra: '5' } },
    ]);
    expect(fs.statSync(path.join(directory, 'inbox.jsonl')).mode & 0o777).toBe(0o600);
  });

  it('is flushed to the disk before it is confirmed', async () => {
    const flush = vi.spyOn(fs, 'fsyncSync');
    onTestFinished(() => flush.mockRestore());
    const { origin, directory } = await run();
    await postJson(`${origin}/local/forms/visit`, lead);
    flush.mockClear();
    expect((await postJson(`${origin}/local/forms/visit`, lead)).status).toBe(200);
    expect(flush).toHaveBeenCalledTimes(1);
    flush.mockImplementation(() => {
      throw new Error('EIO');
    });
    listenToConsole('error');
    expect((await postJson(`${origin}/local/forms/visit`, lead)).status).toBe(500);
    expect(storedIn(directory)).toHaveLength(2);
  });

  it.each(['reservation', 'interest', 'visit', 'customer'])('is taken by the form %s', async (form) => {
    const { origin } = await run();
    expect((await postJson(`${origin}/local/forms/${form}`, lead)).status).toBe(200);
  });

  it('is refused by a form that does not exist', async () => {
    const { origin } = await run();
    for (const form of ['nothing', '', 'interest/x', 'constructor']) {
      const { status, body } = await postJson(`${origin}/local/forms/${form}`, lead);
      expect({ status, body }).toMatchObject({ status: 404, body: { errors: [{ code: 'FORM_NOT_FOUND' }] } });
    }
  });

  it('names each required field that is missing or blank', async () => {
    const { origin, directory } = await run();
    const answer = await postJson(`${origin}/local/forms/visit`, { name: '   ' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: expect.any(String),
        errors: [
          { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: '이름을 입력해 주세요.' },
          { field: 'phone', code: 'REQUIRED_FIELD_EMPTY', message: '연락처를 입력해 주세요.' },
        ],
      },
    });
    expect(fs.existsSync(path.join(directory, 'inbox.jsonl'))).toBe(false);
  });

  it.each([
    ['name', 100],
    ['phone', 40],
    ['message', 2000],
    ['residence', 2000],
  ])('takes a %s of %i characters and refuses a longer one', async (field, length) => {
    const { origin } = await run();
    const send = (text: string) => postJson(`${origin}/local/forms/visit`, { ...lead, [field]: text });
    expect((await send('가'.repeat(length))).status).toBe(200);
    expect(await send('가'.repeat(length + 1))).toMatchObject({
      status: 422,
      body: { errors: [{ field, code: 'TYPE_TEXT' }] },
    });
  });

  it('is refused where a field is no text, or there are too many fields', async () => {
    const { origin } = await run();
    const url = `${origin}/local/forms/visit`;
    expect(await postJson(url, { ...lead, message: { a: 1 } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'message', code: 'TYPE_TEXT' }] },
    });
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, 'x']));
    expect(await postJson(url, { ...lead, ...many })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'TOO_MANY_FIELDS' }] },
    });
    expect((await postJson(url, { ...lead, ['x'.repeat(101)]: '' })).status).toBe(422);
    expect((await postJson(url, `{"name":"a","phone":"1","constructor":"x","__proto__":"y"}`)).status).toBe(200);
  });

  it.each(['{"name":', '[]', '"text"', 'null', ''])('is refused as malformed: %s', async (body) => {
    const { origin } = await run();
    expect(await postJson(`${origin}/local/forms/visit`, body)).toMatchObject({
      status: 400,
      body: { error: expect.any(String), errors: [{ code: 'MALFORMED' }] },
    });
  });

  it('is refused above 64 kB, with a size that is announced and one that is not', async () => {
    const { origin, directory } = await run();
    const url = `${origin}/local/forms/visit`;
    const body = JSON.stringify({ ...lead, message: 'x'.repeat(300_000) });
    expect(await postJson(url, body)).toMatchObject({ status: 413, body: { errors: [{ code: 'TOO_LARGE' }] } });
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    expect(await rawRequest(url, { method: 'POST', headers }, body)).toMatchObject({ status: 413 });
    expect(fs.existsSync(path.join(directory, 'inbox.jsonl'))).toBe(false);
  });

  it('cuts off who goes on sending after the refusal', async () => {
    const { origin } = await run();
    const request = http.request(`${origin}/local/forms/visit`, {
      method: 'POST',
      headers: { 'content-length': 10_000_000 },
    });
    const cut = new Promise((resolve) => {
      request.on('error', resolve).on('close', resolve);
    });
    const answered = new Promise<number | undefined>((resolve) => {
      request.on('response', (response) => resolve(response.resume().statusCode));
    });
    request.write('x'.repeat(1000));
    expect(await answered).toBe(413);
    await cut;
    expect(request.destroyed).toBe(true);
  });

  it('looks accepted to a robot that fills the trap, and is not stored', async () => {
    const { origin, directory } = await run();
    const answer = await postJson(`${origin}/local/forms/visit`, { ...lead, _gotcha: 'http://spam' });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(fs.existsSync(path.join(directory, 'inbox.jsonl'))).toBe(false);
  });

  it('is never confirmed when it cannot be stored', async () => {
    const errors = listenToConsole('error');
    const { origin, directory } = await run();
    fs.mkdirSync(path.join(directory, 'inbox.jsonl'));
    const answer = await postJson(`${origin}/local/forms/visit`, lead);
    expect(answer).toMatchObject({
      status: 500,
      body: { error: expect.any(String), errors: [{ code: 'NOT_STORED' }] },
    });
    expect(errors.lines().join()).not.toContain(lead.phone);
  });
});

describe('the rate limit', () => {
  it('takes twenty a minute of each form, then asks to wait as long as needed', async () => {
    let now = Date.parse('2026-11-20T03:00:00Z');
    const { origin, directory } = await run({ clock: () => new Date(now) });
    const send = (form: string) => postJson(`${origin}/local/forms/${form}`, lead);
    for (let sent = 0; sent < 20; sent += 1) {
      now += 1000;
      expect((await send('visit')).status).toBe(200);
    }
    const refused = await send('visit');
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'TOO_MANY_REQUESTS' }] } });
    expect(refused.headers.get('retry-after')).toBe('41');
    expect((await send('interest')).status).toBe(200);
    now += 41_000;
    expect((await send('visit')).status).toBe(200);
    expect((await send('visit')).status).toBe(429);
    expect(storedIn(directory)).toHaveLength(22);
  });

  it('does not hold for ever when the clock is set back', async () => {
    let now = Date.parse('2026-11-20T03:00:00Z');
    const { origin } = await run({ clock: () => new Date(now), rateLimitPerMinute: 1 });
    expect((await postJson(`${origin}/local/forms/visit`, lead)).status).toBe(200);
    now -= 86_400_000;
    expect((await postJson(`${origin}/local/forms/visit`, lead)).status).toBe(200);
  });
});

describe('cross-origin rules', () => {
  it('allow only a POST with the two headers that hosted services list', async () => {
    const { origin } = await run();
    const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'idempotency-key' };
    const answer = await fetch(`${origin}/local/forms/visit`, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('accept, content-type');
  });

  it('answer other methods with 405', async () => {
    const { origin } = await run();
    const answer = await fetch(`${origin}/local/forms/visit`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('the file of the inbox', () => {
  it('survives a line that a crash cut off: reported once, kept, and the next one is whole', async () => {
    const warnings = listenToConsole('warn');
    const directory = newDirectory();
    const file = path.join(directory, 'inbox.jsonl');
    const whole = JSON.stringify({ receivedAt: '2026-11-20T03:00:00.000Z', form: 'visit', fields: lead });
    fs.writeFileSync(file, `not json\n${whole}\n{"receivedAt":"2026-11-20T0`);
    const { origin } = await run({ dataDirectory: directory });
    expect(warnings.lines()).toEqual([expect.stringContaining('1번째 줄'), expect.stringContaining('3번째 줄')]);
    expect((await postJson(`${origin}/local/forms/visit`, lead)).status).toBe(200);
    const inbox = (await (await fetch(`${origin}/local/inbox.json`)).json()) as { leads: unknown[] };
    expect(inbox.leads).toHaveLength(2);
    const lines = linesOf(directory, 'inbox.jsonl');
    expect(lines.slice(0, 3)).toEqual(['not json', whole, '{"receivedAt":"2026-11-20T0']);
    expect(JSON.parse(lines[3] ?? '')).toMatchObject({ fields: lead });
    expect(warnings.lines()).toHaveLength(2);
  });

  it('is made again when it was deleted while the server runs', async () => {
    const { origin, directory } = await run();
    await postJson(`${origin}/local/forms/visit`, lead);
    fs.rmSync(directory, { recursive: true });
    await postJson(`${origin}/local/forms/visit`, lead);
    expect(storedIn(directory)).toHaveLength(1);
  });
});
