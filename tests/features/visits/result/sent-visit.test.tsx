// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptPass } from '#features/visits/pass/kept-passes.ts';
import { SentVisit, type VisitAnswer } from '#features/visits/result/sent-visit.tsx';
import { newToken } from '#features/visits/visit-store.ts';
import { SITE, SLUG } from '#tests/rules/office/office-database.ts';
import { fillOffice, FILLED, FREE_SLOT, LEAD, NEW_LEAD, sendWithVisit } from '#tests/rules/office/office-world.ts';
import { runOffice, type OfficeServer } from '#tests/support/office/office-server.ts';
import { useKiosk } from '#ui/kiosk.ts';

let office: OfficeServer;
let token: string;
let unmount = () => {};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  office = await runOffice();
  fillOffice(office);
  token = newToken();
});

afterEach(() => {
  act(unmount);
  useKiosk.setState({ isOn: false });
});

function show(answer: VisitAnswer, slot: string, isWish = false) {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  unmount = () => root.unmount();
  act(() =>
    root.render(
      <MemoryRouter>
        <SentVisit
          office={office.endpoint}
          site={SLUG}
          lead={LEAD}
          visit={{ slot, token: isWish ? null : token }}
          answer={answer}
        />
      </MemoryRouter>,
    ),
  );
}

const text = () => document.querySelector('main')?.textContent ?? '';
const link = () => document.querySelector('a')?.getAttribute('href') ?? null;
const code = () => document.querySelector('[role="img"][aria-label="방문권 QR 코드"]');
const buttons = () => [...document.querySelectorAll('button')];
/** Lets the office answer until something is to be seen. */
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
      check();
    },
    { timeout: 5000 },
  );

test('a booked visit says when, leads to its pass, and is kept without anything personal', async () => {
  show('booked', FREE_SLOT);
  expect(text()).toContain('2027년 3월 12일(금) 12:00');
  expect(text()).toContain('방문이 예약되었습니다.');
  expect(decodeURI(link() ?? '')).toBe(`/${SLUG}/visit/${token}`);
  await until(() => expect(document.querySelector('main')).not.toBeNull());
  expect(Object.keys((await keptPass(token)) ?? {}).toSorted()).toEqual(['seenAt', 'site', 'slot', 'state', 'token']);
});

test('on a shared tablet no pass is kept, and none is led to', async () => {
  useKiosk.setState({ isOn: true });
  show('booked', FREE_SLOT);
  await until(() => expect(text()).toContain('방문이 예약되었습니다.'));
  expect(link()).toBeNull();
  expect(await keptPass(token)).toBeNull();
});

test('on a shared tablet the pass is taken along by its code, as soon as there may be one', async () => {
  useKiosk.setState({ isOn: true });
  show('booked', FREE_SLOT);
  await until(() => expect(code()).not.toBeNull());
  expect(text()).toContain('휴대전화 카메라로 비추시면');
});

test.for(['asking', 'waiting'] as const)('on a shared tablet the code is there too while it is %s', async (answer) => {
  useKiosk.setState({ isOn: true });
  show(answer, FREE_SLOT);
  await until(() => expect(code()).not.toBeNull());
});

test('a full time and a wish have no code, nor has a device of one’s own', async () => {
  show('booked', FREE_SLOT);
  await until(() => expect(link()).not.toBeNull());
  expect(code()).toBeNull();
  act(unmount);
  useKiosk.setState({ isOn: true });
  show('full', FILLED.slot);
  await until(() => expect(buttons()).toHaveLength(2));
  expect(code()).toBeNull();
  act(unmount);
  show('asking', FREE_SLOT, true);
  await until(() => expect(text()).toContain('아직 예약된 것은 아니며'));
  expect(code()).toBeNull();
});

test('a wish says that it is none, and that the office will call', () => {
  show('asking', FREE_SLOT, true);
  expect(text()).toContain('아직 예약된 것은 아니며');
  expect(link()).toBeNull();
});

test('a wish that waits to be sent is said to be nobody’s yet', () => {
  show('waiting', FREE_SLOT, true);
  expect(text()).toContain('접수가 전송될 때 희망하신 시간도 함께 전해 드립니다.');
  expect(text()).not.toContain('전해 드렸습니다');
});

test('a lead that waits to be sent says that nothing is booked yet', () => {
  show('waiting', FREE_SLOT);
  expect(text()).toContain('아직 예약된 것은 아닙니다.');
});

test('a visit that nobody has told of is asked for, and shown as booked when it is found', async () => {
  office.commitAs('visitor', sendWithVisit(NEW_LEAD, token, FREE_SLOT));
  show('asking', FREE_SLOT);
  expect(text()).toContain('예약을 확인하고 있습니다.');
  await until(() => expect(text()).toContain('방문이 예약되었습니다.'));
});

test('a full time offers the nearest free ones, and one tap books it for the lead that was sent', async () => {
  show('full', FILLED.slot);
  expect(text()).toContain('그사이 마감되었습니다.');
  await until(() => expect(buttons()).toHaveLength(2));
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    '2027년 3월 12일(금) 10:00 남은 자리 1',
    '2027년 3월 12일(금) 12:00 남은 자리 1',
  ]);
  act(() => buttons()[1]!.click());
  await until(() => expect(text()).toContain('방문이 예약되었습니다.'));
  expect(text()).toContain('12:00');
  expect(office.fields(`${SITE}/bookings/${token}`)?.['lead']).toEqual({ stringValue: LEAD });
});

test('where the nearest one is taken meanwhile too, those that are left are offered', async () => {
  show('full', FILLED.slot);
  await until(() => expect(buttons()).toHaveLength(2));
  office.put(`${SITE}/slots/${FREE_SLOT}`, { taken: 1, capacity: 1, closed: false });
  act(() => buttons()[1]!.click());
  await until(() => expect(buttons()).toHaveLength(1));
  expect(text()).toContain('10:00');
});

test('an office that cannot be reached is said to call, and can be tried again', async () => {
  const { commit } = office.endpoint;
  office.endpoint.commit = commit.replace(/:\d+/, ':1');
  show('full', FILLED.slot);
  await until(() => expect(text()).toContain('지금은 예약할 수 없습니다.'));
  office.endpoint.commit = commit;
  act(() => buttons()[0]!.click());
  await until(() => expect(buttons()).toHaveLength(2));
});
