import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linesOf, run } from '#tests/local/running-services.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

async function post(url: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(url, { method: 'POST', body, headers: { ...BROWSER, ...headers } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('a form sent without script', () => {
  it('is thanked with a Korean page that leads back to the page of the form', async () => {
    const { origin, directory } = await run();
    const referer = `${origin}/Promotion/Customer?x=1`;
    const answer = await post(
      `${origin}/local/forms/visit`,
      form({ name: '김하늘', phone: '010 1234 5678', _gotcha: '' }),
      { referer },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('<html lang="ko">');
    expect(answer.text).toContain('등록이 완료되었습니다.');
    expect(answer.text).toContain('<a href="/Promotion/Customer">');
    expect(JSON.parse(linesOf(directory, 'inbox.jsonl')[0] ?? '')).toMatchObject({
      fields: { name: '김하늘', phone: '010 1234 5678' },
    });
  });

  it.each([
    ['another site', 'https://elsewhere.example/page'],
    ['nothing', ''],
    ['no address', 'not an address'],
  ])('leads home when the referer is %s', async (_name, referer) => {
    const { origin } = await run();
    const answer = await post(
      `${origin}/local/forms/visit`,
      form({ name: 'a', phone: '1' }),
      referer ? { referer } : {},
    );
    expect(answer.text).toContain('<a href="/">');
  });

  it('never leads to another site by a path of two slashes', async () => {
    const { origin } = await run();
    const answer = await post(`${origin}/local/forms/visit`, form({ name: 'a', phone: '1' }), {
      referer: `${origin}//elsewhere.example/`,
    });
    expect(answer.text).toContain('<a href="/elsewhere.example/">');
  });

  it('may be multipart, with several values of one name', async () => {
    const { origin, directory } = await run();
    const data = new FormData();
    for (const [name, value] of [
      ['name', '김하늘'],
      ['phone', '010'],
      ['type', '59A'],
      ['type', '84A'],
    ] as const)
      data.append(name, value);
    expect((await post(`${origin}/local/forms/visit`, data)).status).toBe(200);
    expect(JSON.parse(linesOf(directory, 'inbox.jsonl')[0] ?? '')).toMatchObject({
      fields: { name: '김하늘', type: '59A, 84A' },
    });
  });

  it('may not carry a file, nor parts that do not fit their boundary', async () => {
    const { origin } = await run();
    const data = new FormData();
    data.append('name', '김하늘');
    data.append('phone', '010');
    data.append('message', new Blob(['x']), 'x.txt');
    expect((await post(`${origin}/local/forms/visit`, data)).status).toBe(422);
    const broken = await post(`${origin}/local/forms/visit`, 'nothing', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(broken.status).toBe(400);
  });

  it('is told what is wrong and how to go back', async () => {
    const { origin } = await run();
    const answer = await post(`${origin}/local/forms/visit`, form({ name: '', phone: '' }), { referer: `${origin}/` });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('<li>이름을 입력해 주세요.</li>');
    expect(answer.text).toContain('<li>연락처를 입력해 주세요.</li>');
    expect(answer.text).toContain('<a href="/">');
    expect((await post(`${origin}/local/forms/visit`, 'x', { 'content-type': 'text/plain' })).status).toBe(400);
  });

  it('is told to wait when there are too many', async () => {
    const { origin } = await run({ rateLimitPerMinute: 1 });
    const send = () => post(`${origin}/local/forms/visit`, form({ name: 'a', phone: '1' }));
    await send();
    const answer = await send();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(answer.text).toContain('잠시 후 다시 시도해 주세요.');
  });

  it('is answered with JSON where JSON is asked for', async () => {
    const { origin } = await run();
    const answer = await post(`${origin}/local/forms/visit`, form({ name: 'a', phone: '1' }), {
      accept: 'application/json',
    });
    expect(JSON.parse(answer.text)).toMatchObject({ ok: true });
  });

  it('is answered with nothing that a browser would run', async () => {
    const { origin } = await run();
    const script = '<script>alert(1)</script>';
    const fields = { name: 'a', phone: '1', [script]: 'x'.repeat(2001) };
    const answer = await post(`${origin}/local/forms/visit`, form(fields), { referer: `${origin}/"><script>` });
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain('<script>');
    expect(answer.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const thanks = await post(`${origin}/local/forms/visit`, form({ name: 'a', phone: '1' }), {
      referer: `${origin}/'<script>`,
    });
    expect(thanks.text).not.toContain('<script>');
    expect(thanks.text).not.toContain(`"/'`);
  });

  it('has a policy that allows its own style and icon and nothing else', async () => {
    const { origin } = await run();
    const { text, headers } = await post(`${origin}/local/forms/visit`, form({ name: 'a', phone: '1' }));
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
