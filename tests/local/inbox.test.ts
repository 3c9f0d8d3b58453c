import { describe, expect, it } from 'vitest';
import { postJson, run } from './running-services.ts';

const lead = { name: '김하늘', phone: '010-1234-5678' };
const page = async (origin: string) => (await fetch(`${origin}/local/inbox`)).text();

describe('the inbox', () => {
  it('says so when nothing has arrived', async () => {
    const { origin } = await run();
    const response = await fetch(`${origin}/local/inbox`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('아직 접수된 내용이 없습니다.');
    expect(await (await fetch(`${origin}/local/inbox.json`)).json()).toEqual({ leads: [] });
  });

  it('lists each lead once with its copies, newest first, and plain posts each on their own', async () => {
    let now = Date.parse('2026-11-20T03:00:00Z');
    const { origin } = await run({ clock: () => new Date((now += 60_000)) });
    const send = (form: string, fields: object) => postJson(`${origin}/local/forms/${form}`, { ...lead, ...fields });
    await send('interest', { lead_id: 'a1b2c3d4-e5f6-4000-8000-000000000000' });
    await send('visit', {});
    await send('visit', {});
    await send('interest', { lead_id: 'a1b2c3d4-e5f6-4000-8000-000000000000' });
    await send('reservation', { lead_id: 'ffff0000-e5f6-4000-8000-000000000000' });
    const { leads } = (await (await fetch(`${origin}/local/inbox.json`)).json()) as {
      leads: Record<string, unknown>[];
    };
    expect(leads.map(({ form, receipt, copies }) => [form, receipt, copies])).toEqual([
      ['reservation', 'FFFF00', 1],
      ['visit', null, 1],
      ['visit', null, 1],
      ['interest', 'A1B2C3', 2],
    ]);
    expect(leads[3]).toMatchObject({ leadId: 'a1b2c3d4-e5f6-4000-8000-000000000000', fields: lead });
    expect(Date.parse(String(leads[3]?.['receivedAt']))).toBeLessThan(Date.parse(String(leads[2]?.['receivedAt'])));
  });

  it('shows receipt number, form, Korean time, labelled fields and the number of copies', async () => {
    const { origin } = await run({ clock: () => new Date('2026-11-20T15:30:00Z') });
    const sent = {
      ...lead,
      message: '첫 줄\n둘째 줄',
      marketing_consent: 'true',
      other: '그 밖의 항목',
      email: '',
      lead_id: 'a1b2c3d4-e5f6',
    };
    await postJson(`${origin}/local/forms/interest`, sent);
    await postJson(`${origin}/local/forms/interest`, sent);
    const text = await page(origin);
    for (const shown of [
      '인천 온새미 스카이 접수함',
      '접수번호 A1B2C3',
      '관심고객 등록',
      '김하늘',
      '010-1234-5678',
      '2회',
      '그 밖의 항목',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).toContain('2026. 11. 21. 00:30');
    expect(text).toContain('<dd>첫 줄\n둘째 줄</dd>');
    expect(text).toContain('<dd>예</dd>');
    expect(text).not.toContain('이메일');
    expect(text).toContain('width=device-width');
  });

  it('runs nothing that a visitor wrote', async () => {
    const { origin } = await run({ siteName: '<b>이름</b>' });
    const attack = `"><script>alert('x')</script><img src=x onerror=1>`;
    const fields = {
      name: attack.slice(0, 90),
      phone: '<i>1</i>',
      message: attack,
      [attack]: attack,
      lead_id: '<script>',
    };
    expect((await postJson(`${origin}/local/forms/visit`, fields)).status).toBe(200);
    const response = await fetch(`${origin}/local/inbox`);
    const text = await response.text();
    expect(text).not.toMatch(/<script|<img|<i>|<b>/);
    expect(text).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-/,
    );
  });

  it('takes nothing in', async () => {
    const { origin } = await run();
    expect((await fetch(`${origin}/local/inbox`, { method: 'POST' })).status).toBe(405);
  });

  it('keeps what arrived over a restart', async () => {
    const first = await run();
    await postJson(`${first.origin}/local/forms/visit`, lead);
    first.close();
    expect((await fetch(`${first.origin}/local/inbox`)).status).toBe(503);
    const second = await run({ dataDirectory: first.directory });
    expect(await page(second.origin)).toContain('김하늘');
  });
});
