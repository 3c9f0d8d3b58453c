// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { encode } from 'uqr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPass, keepPass, keptPass } from '#features/visits/pass/kept-passes.ts';
import { VisitPass } from '#features/visits/visit-pass.tsx';
import { newToken } from '#features/visits/visit-store.ts';
import type { Visits } from '#site/schema/visits.ts';
import { SITE, SLUG } from '#tests/rules/office/office-database.ts';
import { BOOKED, fillOffice, FREE_SLOT } from '#tests/rules/office/office-world.ts';
import { runOffice, type OfficeServer } from '#tests/support/office/office-server.ts';

const visits: Visits = {
  from: '2027-03-12',
  until: '2027-04-30',
  weekdays: { opens: '10:00', closes: '18:00' },
  weekends: null,
  slotMinutes: 30,
  capacity: 6,
  closedDays: [],
};
const place = {
  name: '온새미 스카이',
  address: '인천광역시 중구 예시로 1',
  hours: '매일 10:00~18:00',
  directions: '/directions',
};
const { token, slot } = BOOKED;

let office: OfficeServer;
let unmount = () => {};
/** What the page's own fetch reaches: the build's relative address leads to the office of the test. */
const reach = (to: string | null) => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    to === null ? Promise.reject(new TypeError('offline')) : answered(fetch, path, init, to),
  );
};
const answered = (fetch: typeof globalThis.fetch, path: string, init: RequestInit, origin: string) =>
  fetch(`${origin}${path.replaceAll('test-site', encodeURIComponent(SLUG))}`, {
    ...init,
    body: (init.body as string).replaceAll('/sites/test-site', `/sites/${SLUG}`),
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2027-03-01T03:04:00Z'), toFake: ['Date'] });
  office = await runOffice();
  fillOffice(office);
  reach(new URL(office.endpoint.commit).origin);
});

afterEach(async () => {
  act(unmount);
  await forgetPass(token);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const main = () => document.querySelector('main')!;
const text = () => main().textContent;
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.includes(words))!;
const radio = (value: string) => document.querySelector<HTMLInputElement>(`[type="radio"][value="${value}"]`)!;
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
      check();
    },
    { timeout: 5000 },
  );
const press = (element: HTMLElement) => act(async () => element.click());

async function show(of = token) {
  act(unmount);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(main());
  unmount = () => root.unmount();
  act(() =>
    root.render(
      <MemoryRouter>
        <VisitPass site={SLUG} token={of} place={place} visits={visits} />
      </MemoryRouter>,
    ),
  );
  await until(() => expect(text()).not.toBe(''));
}

test('a pass shows its code, when, where and the way there, and is kept', async () => {
  await show();
  expect(text()).toContain('2027년 3월 12일(금) 10:00');
  expect(text()).toContain('예약됨');
  expect(text()).toContain(place.address);
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('방문권 QR 코드');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/directions');
  expect(await keptPass(token)).toMatchObject({ slot, state: 'booked', site: SLUG });
});

test('its code opens the check-in at the desk, for the camera of the staff', async () => {
  await show();
  const { data, size } = encode(`${window.location.origin}${encodeURI(`/${SLUG}/desk`)}#visit=${token}`, {
    ecc: 'M',
    border: 4,
  });
  const svg = document.querySelector('svg')!;
  const dark = new Set(svg.lastElementChild!.getAttribute('d')!.match(/\d+ \d+(?=h)/g));
  expect(svg.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect(dark).toEqual(new Set(data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))));
});

test('its calendar file has the visit in Seoul’s time, and leads back to the pass', async () => {
  await show();
  const link = document.querySelector<HTMLAnchorElement>('a[download]')!;
  const file = decodeURIComponent(link.getAttribute('href')!.replace(/^data:[^,]*,/, ''));
  expect(file).toContain('DTSTART;TZID=Asia/Seoul:20270312T100000');
  expect(file.replaceAll('\r\n ', '')).toContain(`/visit/${token}`);
});

test('without a network it is shown as it was last seen, and says when that was', async () => {
  await keepPass({ token, site: SLUG, slot, state: 'booked', seenAt: new Date('2027-02-28T00:30:00Z') });
  reach(null);
  await show();
  expect(text()).toContain('2027년 3월 12일(금) 10:00');
  expect(text()).toContain('마지막으로 확인한 시각: 2월 28일(일) 09:30');
});

test('without a network and never seen, it says so and can be tried again', async () => {
  reach(null);
  await show();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('지금은 방문권을 확인할 수 없습니다.');
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  reach(new URL(office.endpoint.commit).origin);
  await press(button('다시 확인'));
  await until(() => expect(text()).toContain('예약됨'));
});

test('a pass that there is not is not found, and what is no token is not asked for', async () => {
  await show(newToken());
  expect(text()).toContain('방문권을 찾을 수 없습니다.');
  const { length } = office.calls;
  await show('nobody');
  expect(text()).toContain('방문권을 찾을 수 없습니다.');
  expect(office.calls).toHaveLength(length);
});

test('another time is chosen and taken', async () => {
  await show();
  await press(button('시간 바꾸기'));
  await until(() => expect(radio('2027-03-12')).not.toBeNull());
  await press(radio('2027-03-12'));
  await press(radio(FREE_SLOT));
  await press(button('이 시간으로 바꾸기'));
  await until(() => expect(text()).toContain('방문 시간을 바꾸었습니다.'));
  expect(text()).toContain('2027년 3월 12일(금) 12:00');
  expect(await keptPass(token)).toMatchObject({ slot: FREE_SLOT });
});

test('a visit moves to no time that the office has not opened: another month takes no wishes', async () => {
  await show();
  await press(button('시간 바꾸기'));
  await until(() => expect(radio('2027-03-12')).not.toBeNull());
  await press(document.querySelector<HTMLButtonElement>('[aria-label="다음 달"]')!);
  await until(() => expect(text()).toContain('이 달에는 아직 예약할 수 있는 시간이 없습니다.'));
  expect(text()).not.toContain('희망 시간을 골라');
});

test('a time that is taken meanwhile leaves the visit as it was, and others are offered', async () => {
  await show();
  await press(button('시간 바꾸기'));
  await until(() => expect(radio('2027-03-12')).not.toBeNull());
  await press(radio('2027-03-12'));
  await press(radio(FREE_SLOT));
  office.put(`${SITE}/slots/${FREE_SLOT}`, { taken: 1, capacity: 1, closed: false });
  await press(button('이 시간으로 바꾸기'));
  await until(() => expect(text()).toContain('그사이 마감되었습니다.'));
  expect(text()).toContain('2027년 3월 12일(금) 10:00');
});

test('a cancelled visit gives its place back, after it was asked twice', async () => {
  const confirm = vi.fn<() => boolean>(() => false);
  window.confirm = confirm;
  await show();
  await press(button('예약 취소'));
  expect(text()).toContain('예약됨');
  confirm.mockReturnValue(true);
  await press(button('예약 취소'));
  await until(() => expect(text()).toContain('취소됨'));
  expect(document.querySelector('svg')).toBeNull();
  expect(office.fields(`${SITE}/slots/${slot}`)?.['taken']).toEqual({ integerValue: '0' });
});

test('a visit that is over can be neither moved nor cancelled', async () => {
  vi.setSystemTime(new Date('2027-03-12T02:00:00Z'));
  await show();
  expect(text()).toContain('예약됨');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('the other passes of this device are led to', async () => {
  const other = newToken();
  await keepPass({ token: other, site: SLUG, slot: '2027-03-20T1000', state: 'booked', seenAt: new Date() });
  await show();
  await until(() => expect(document.querySelector('nav')?.textContent).toContain('2027년 3월 20일(토) 10:00'));
  expect(document.querySelector('nav a')?.getAttribute('href')).toContain(other);
  expect(document.querySelectorAll('nav a')).toHaveLength(1);
});
