import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leadWrite } from '#protocol/office/lead-writes.ts';
import { officeRoot } from '#protocol/office/office-paths.ts';
import { openDocumentStore } from '#local/firestore/data/store.ts';
import { openNotices } from '#local/office/notices.ts';
import { tellOfLeads } from '#local/office/office.ts';
import { call } from '#tests/local/firestore/firestore-calls.ts';
import { newDirectory, run, type Running } from '#tests/local/running-services.ts';

const SITE = '온새미스카이';
const ID = 'a1b2c3d4-e5f6-4000-8000-000000000000';
const TEXTS = { form: 'visit', name: '김하늘', phone: '010-1234-5678', message: '조용한 동이 좋습니다' };
const rootOf = (site: string) => officeRoot('demo-modelhouse', site);

const send = (services: Running, id = ID, site = SITE) =>
  call(services, 'commit', { writes: [leadWrite(rootOf(site), id, TEXTS)] });
const noticesOf = async ({ origin }: Running) =>
  ((await (await fetch(`${origin}/local/inbox.json`)).json()) as { notices: { message: Record<string, string> }[] })
    .notices;

describe('a new lead in the embedded database', () => {
  it('is told once, however often it is sent, with what the hosted function would say', async () => {
    const services = await run();
    expect(await send(services)).toMatchObject({ status: 200 });
    expect(await send(services)).toMatchObject({ status: 200 });
    const notices = await noticesOf(services);
    expect(notices.map(({ message }) => message)).toEqual([
      expect.objectContaining({ receipt: 'A1B2C3', name: '김**', phone: '010-****-5678', form: 'visit', site: SITE }),
    ]);
  });

  it('is not told while it is refused, nor where it is another development’s', async () => {
    const services = await run();
    const refused = { writes: [leadWrite(rootOf(SITE), ID, { ...TEXTS, unknown: 'x' })] };
    expect(await call(services, 'commit', refused)).toMatchObject({ status: 403 });
    expect(await send(services, ID, 'other')).toMatchObject({ status: 200 });
    expect(await noticesOf(services)).toEqual([]);
  });

  it('shows on the inbox page, with a way to the desk and without the visitor’s words', async () => {
    const services = await run();
    await send(services);
    const text = await (await fetch(`${services.origin}/local/inbox`)).text();
    expect(text).toContain('[인천 온새미 스카이] 새 접수: 방문예약 (홈 화면)');
    expect(text).toContain(`href="${encodeURI(`/${SITE}/desk`)}"`);
    expect(text).not.toMatch(/김하늘|1234|조용한/);
  });

  it('stays told over a restart, and is not told again', async () => {
    const first = await run();
    await send(first);
    first.close();
    const second = await run({ dataDirectory: first.directory });
    await send(second);
    expect(await noticesOf(second)).toHaveLength(1);
  });
});

it('nobody hears of a lead that is seeded', async () => {
  const directory = newDirectory();
  const clock = () => new Date('2026-11-20T03:00:00Z');
  const store = openDocumentStore(directory, clock);
  const notices = openNotices(directory, clock);
  tellOfLeads(store, rootOf(SITE), { slug: SITE, name: SITE, desk: '/desk' }, notices);
  const save = (event: 'seed' | 'commit', id: string) => {
    const [name, time] = [`${rootOf(SITE)}/leads/${id}`, store.nextTime()];
    store.save(event, time, [{ name, document: { name, fields: {}, createTime: time, updateTime: time } }]);
  };
  save('seed', 'seeded');
  save('commit', 'seeded');
  save('commit', 'new');
  await expect.poll(() => notices.all()).toHaveLength(1);
  expect(fs.readdirSync(directory)).toContain('notices.jsonl');
});
