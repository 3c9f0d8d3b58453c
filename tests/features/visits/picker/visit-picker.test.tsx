// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadOfForm } from '#early/forms/lead-of-form.ts';
import '#features/visits/picker/visit-choice.tsx';
import { VisitPicker } from '#features/visits/picker/visit-picker.tsx';
import { useVisits } from '#features/visits/visit-store.ts';
import type { Visits } from '#site/schema/visits.ts';

const visits: Visits = {
  from: '2027-03-12',
  until: '2027-04-30',
  weekdays: { opens: '10:00', closes: '11:00' },
  weekends: null,
  slotMinutes: 30,
  capacity: 6,
  closedDays: [],
};

const slot = (id: string, taken: number, closed = false) => ({
  document: {
    name: `projects/p/databases/(default)/documents/sites/s/slots/${id}`,
    fields: {
      taken: { integerValue: `${taken}` },
      capacity: { integerValue: '6' },
      closed: { booleanValue: closed },
    },
  },
});
const MARCH = [slot('2027-03-12T1000', 3), slot('2027-03-12T1030', 6), slot('2027-03-15T1000', 6)];

let asked: string[] = [];
let answer: () => Promise<Response>;
let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2027-03-01T00:00:00Z'), toFake: ['Date'] });
  asked = [];
  answer = () => Promise.resolve(Response.json(MARCH));
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(body);
    return answer();
  });
});

afterEach(() => {
  act(unmount);
  useVisits.setState(useVisits.getInitialState());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Form = ({ isOpen }: { isOpen?: boolean }) => (
  <form data-form="reservation">
    <input type="text" name="name" defaultValue="홍길동" />
    <input type="hidden" name="visitDate" value="" />
    <VisitPicker form="reservation" site="s" visits={visits} {...(isOpen && { isOpen })} />
  </form>
);

const form = () => document.querySelector('form')!;
const details = () => document.querySelector('details')!;
const radios = () => [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')];
const radio = (value: string) => radios().find((one) => one.value === value)!;
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)!;
const sent = () => leadOfForm(form()).fields;

/** Lets what was asked for come. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));

async function open() {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  details().open = true;
  await act(async () => {
    const root = hydrateRoot(document.querySelector('main')!, <Form />);
    unmount = () => root.unmount();
  });
  await settle();
}

const press = (element: HTMLElement) => act(async () => element.click());

test('nothing is asked and nothing is sent while nobody has opened it', async () => {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main')!);
  unmount = () => root.unmount();
  await act(async () => root.render(<Form />));
  expect(asked).toEqual([]);
  expect(radios()).toEqual([]);
  expect(sent()).toEqual({ name: '홍길동', visitDate: '' });
});

test('where it stands open from the start, the month is asked for without a tap', async () => {
  document.body.innerHTML = `<main>${renderToString(<Form isOpen />)}</main>`;
  expect(details().open).toBe(true);
  await act(async () => {
    const root = hydrateRoot(document.querySelector('main')!, <Form isOpen />);
    unmount = () => root.unmount();
  });
  await settle();
  expect(asked).toHaveLength(1);
  expect(radios()).toHaveLength(31);
});

test('a month is asked for when it is opened, and days that are full or not open cannot be chosen', async () => {
  await open();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('2027-03-01T0000');
  expect(radios()).toHaveLength(31);
  expect(
    radios()
      .filter(({ disabled }) => !disabled)
      .map(({ value }) => value),
  ).toEqual(['2027-03-12']);
  expect(radio('2027-03-15').getAttribute('aria-label')).toBe('3월 15일(월), 마감');
});

test('a day shows its times with what is left, and a full one cannot be chosen', async () => {
  await open();
  await press(radio('2027-03-12'));
  const times = radios().filter(({ value }) => value.includes('T'));
  expect(times.map((one) => [one.parentElement?.textContent, one.disabled])).toEqual([
    ['10:00 남은 자리 3', false],
    ['10:30 마감', true],
  ]);
});

test('a chosen time is sent with its token, and as the date that the office reads', async () => {
  await open();
  await press(radio('2027-03-12'));
  await press(radio('2027-03-12T1000'));
  expect(document.querySelector('summary')?.textContent).toContain('2027년 3월 12일(금) 10:00');
  const { token } = useVisits.getState().reservation.chosen!;
  expect(sent()).toMatchObject({
    name: '홍길동',
    visitDate: '2027년 3월 12일(금) 10:00',
    visit_slot: '2027-03-12T1000',
    visit_token: token,
  });
});

test('what was chosen can be taken back, and the form is as it was', async () => {
  await open();
  await press(radio('2027-03-12'));
  await press(radio('2027-03-12T1000'));
  await press(button('희망 일시 지우기'));
  expect(sent()).toMatchObject({ name: '홍길동', visitDate: '' });
  expect(sent()).not.toHaveProperty('visit_token');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('without an office to ask, planned times are wishes, without a token, and it says so', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  await open();
  expect(document.querySelector('[role="status"]')?.textContent).toContain('예약이 확정된 것이 아닙니다');
  await press(radio('2027-03-15'));
  await press(radio('2027-03-15T1030'));
  expect(sent()['visitDate']).toBe('2027년 3월 15일(월) 10:30 희망(예약 아님)');
  expect(sent()).not.toHaveProperty('visit_slot');
  expect(sent()).not.toHaveProperty('visit_token');
});

test('a month of which the office has opened nothing yet takes wishes, and says so', async () => {
  answer = () => Promise.resolve(Response.json([]));
  await open();
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    '이 달은 아직 예약 시간을 열지 않았습니다. 희망 시간을 골라 주시면 사무실에서 전화로 정해 드립니다. 예약이 확정된 것이 아닙니다.',
  );
  expect(button('남은 자리 다시 확인'), 'another try would say the same').toBeUndefined();
  expect(radio('2027-03-14').disabled, 'a Sunday without hours').toBe(true);
  await press(radio('2027-03-15'));
  await press(radio('2027-03-15T1030'));
  expect(sent()['visitDate']).toBe('2027년 3월 15일(월) 10:30 희망(예약 아님)');
  expect(sent()).not.toHaveProperty('visit_token');
});

test('a month whose times the office has closed again takes no wishes', async () => {
  answer = () => Promise.resolve(Response.json(MARCH.map((_, index) => slot(`2027-03-12T1${index}00`, 0, true))));
  await open();
  expect(document.querySelector('[role="status"]')).toBeNull();
  expect(document.body.textContent).toContain('이 달에는 아직 예약할 수 있는 시간이 없습니다.');
  expect(radios().filter(({ disabled }) => !disabled)).toEqual([]);
});

test('another try that reaches the office shows what is free', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  await open();
  answer = () => Promise.resolve(Response.json(MARCH));
  await press(button('남은 자리 다시 확인'));
  await settle();
  expect(document.querySelector('[role="status"]')).toBeNull();
  expect(radio('2027-03-12').disabled).toBe(false);
  expect(radio('2027-03-16').disabled).toBe(true);
});

test('the next month is asked for when it is shown', async () => {
  await open();
  await press(document.querySelector<HTMLButtonElement>('[aria-label="다음 달"]')!);
  expect(asked.at(-1)).toContain('2027-04-01T0000');
  expect(document.querySelector('[aria-live]')?.textContent).toBe('2027년 4월');
  await press(document.querySelector<HTMLButtonElement>('[aria-label="다음 달"]')!);
  expect(asked).toHaveLength(2);
});

test('a form that was sent and emptied begins anew, and its result knows what was chosen', async () => {
  await open();
  await press(radio('2027-03-12'));
  await press(radio('2027-03-12T1000'));
  await act(async () => form().dispatchEvent(new Event('input', { bubbles: true })));
  expect(useVisits.getState().reservation).toMatchObject({ chosen: null, sent: { slot: '2027-03-12T1000' } });
  expect(details().open).toBe(false);
  expect(radios()).toEqual([]);
});
