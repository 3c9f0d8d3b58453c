import { describe, expect, it } from 'vitest';
import { postJson, run } from '#tests/local/running-services.ts';

const lead = { name: '김하늘', phone: '010-1234-5678' };
/** Label and value of every line of the page's lists. */
const rowsOf = (text: string) =>
  [...text.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(([, label, value]) => [
    label,
    value?.replace(/<[^>]*>/g, ''),
  ]);
const page = async (origin: string) => (await fetch(`${origin}/local/inbox`)).text();

describe('the inbox', () => {
  it('says so when nothing has arrived', async () => {
    const { origin } = await run();
    const response = await fetch(`${origin}/local/inbox`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('아직 접수된 내용이 없습니다.');
    expect(await (await fetch(`${origin}/local/inbox.json`)).json()).toEqual({ leads: [], notices: [] });
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

  it('says in Korean where a lead comes from, what its visitor agreed to, and when, in both times', async () => {
    const { origin } = await run({ clock: () => new Date('2026-11-20T15:31:00Z') });
    await postJson(`${origin}/local/forms/customer`, {
      ...lead,
      lead_id: 'a1b2c3d4-e5f6-4000-8000-000000000000',
      site: '온새미스카이',
      form: 'customer',
      page: '/%EC%98%A8%EC%83%88%EB%AF%B8/customer',
      consent: 'true',
      marketing_consent: 'false',
      notice_version: '2026-11-01',
      submitted_at: '2026-11-20T15:30:00.000Z',
      submitted_at_kst: '2026-11-21 00:30:00',
      utm_campaign: '개관',
      attempt: '3',
      via: 'worker',
    });
    const rows = rowsOf(await page(origin));
    expect(rows).toEqual([
      ['접수 시각', '2026. 11. 21. 00:31 (세계 표준시 2026. 11. 20. 15:31)'],
      ['이름', '김하늘'],
      ['연락처', '010-1234-5678'],
      ['개인정보 수집·이용 동의', '예'],
      ['광고성 정보 수신 동의', '아니요'],
      ['개인정보 안내 버전', '2026-11-01'],
      ['현장', '온새미스카이'],
      ['등록 양식', '관심고객·방문예약 등록 (고객 페이지)'],
      ['등록한 페이지', '/온새미/customer'],
      ['유입 캠페인', '개관'],
      ['작성 시각', '2026. 11. 21. 00:30 (세계 표준시 2026. 11. 20. 15:30)'],
      ['전송 순서', '3번째'],
      ['보낸 곳', '브라우저(홈페이지를 닫은 뒤)'],
      ['접수번호 전체', 'a1b2c3d4-e5f6-4000-8000-000000000000'],
      ['받은 횟수', '1회'],
    ]);
  });

  it('shows what older pages sent, and what it cannot read as it came', async () => {
    const { origin } = await run();
    await postJson(`${origin}/local/forms/visit`, lead);
    await postJson(`${origin}/local/forms/visit`, { ...lead, page: '/%E0%A4%A', submitted_at: 'gestern', via: 'x' });
    const rows = rowsOf(await page(origin)).filter(([label]) => label !== '접수 시각');
    expect(rows).toEqual([
      ['이름', '김하늘'],
      ['연락처', '010-1234-5678'],
      ['등록한 페이지', '/%E0%A4%A'],
      ['작성 시각', 'gestern'],
      ['보낸 곳', 'x'],
      ['받은 횟수', '1회'],
      ['이름', '김하늘'],
      ['연락처', '010-1234-5678'],
      ['받은 횟수', '1회'],
    ]);
  });

  it('puts one person’s leads together, however the number is written, under the newest', async () => {
    const { origin } = await run();
    const send = (form: string, name: string, phone: string) =>
      postJson(`${origin}/local/forms/${form}`, { name, phone });
    await send('visit', '김하늘', '010-1234-5678');
    await send('customer', '이바다', '010-9999-0000');
    await send('interest', '김하늘', '+82 10 1234 5678');
    await send('reservation', '하늘', '０１０１２３４５６７８');
    await send('visit', '모름', '없음');
    await send('visit', '모름', '없음');
    const text = await page(origin);
    expect(text).toContain('모두 6건, 연락처 4개, 최근 것부터입니다.');
    const people = [...text.matchAll(/<h2>(.*?)<\/h2>|<h3>(.*?) <small>/g)].map(([, person = '', form = '']) =>
      (person || form).replace(/<[^>]*>/g, '').trim(),
    );
    expect(people).toEqual([
      '모름 없음',
      '방문예약 (홈 화면)',
      '모름 없음',
      '방문예약 (홈 화면)',
      '하늘 ０１０１２３４５６７８ 같은 연락처로 3건',
      '방문예약 (팝업)',
      '관심고객 등록 (팝업)',
      '방문예약 (홈 화면)',
      '이바다 010-9999-0000',
      '관심고객·방문예약 등록 (고객 페이지)',
    ]);
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
