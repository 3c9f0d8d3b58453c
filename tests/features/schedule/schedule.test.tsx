import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SalePanel } from '#features/schedule/sale/sale-panel.tsx';
import { ScheduleChart } from '#features/schedule/steps/schedule-chart.tsx';
import { ScheduleList } from '#features/schedule/steps/schedule-list.tsx';
import type { Schedule } from '#site/schema/schedule.ts';

const steps: Schedule['steps'] = [
  { title: '입주자모집공고', from: '2027-03-05', until: null, text: '공고문을 냅니다.', stage: 'announcement' },
  { title: '서류접수', from: '2027-03-26', until: '2027-03-30', text: '서류를 냅니다.', stage: 'papers' },
  { title: '중도금', from: '2027-10-15', until: null, text: '나누어 냅니다.' },
];
const site = { name: '이름', slug: '이름', address: 'https://example.com/plan', modelHouse: '주소' };

const chartOf = (today: string | null, isExample = true) =>
  renderToStaticMarkup(<ScheduleChart steps={steps} today={today} isExample={isExample} />);
const listOf = (today: string | null, isExample = true) =>
  renderToStaticMarkup(<ScheduleList steps={steps} today={today} isExample={isExample} site={site} />);

/** What each row says of the day: `D-21`. */
const countsIn = (list: string) =>
  Array.from(list.matchAll(/data-when="(\w+)">([^<]*)</g), ([, when, word]) => [when, word]);

test('the chart of the schedule is hidden from screen readers, and the list says the same dates', () => {
  const chart = chartOf(null);
  const list = listOf(null);
  expect(chart).toMatch(/^<div [^>]*aria-hidden="true"/);
  for (const text of [
    '입주자모집공고',
    '3월 5일(금)',
    '서류접수',
    '3월 26일(금)',
    '3월 30일(화)',
    '10월 15일(금)',
    '예시',
  ]) {
    expect(chart).toContain(text);
    expect(list).toContain(text);
  }
  expect(list).toContain('dateTime="2027-03-30"');
});

test('a step of several days is a bar, and one of a single day a dot', () => {
  const chart = chartOf(null, false);
  expect(chart.match(/<circle/g)).toHaveLength(2);
  expect(chart.match(/<rect[^>]*class="bar"/g)).toHaveLength(1);
});

test('the list is divided by months and shows where months are left out', () => {
  const list = listOf(null, false);
  expect(list.match(/2027년 \d+월<\/h3>/g)).toEqual(['2027년 3월</h3>', '2027년 10월</h3>']);
  expect(list.match(/data-after-gap/g)).toHaveLength(1);
  expect(list).not.toContain('예시');
});

test('while the day is not known nothing counts, nothing is over, and nothing can be pressed', () => {
  expect(chartOf(null)).not.toContain('오늘');
  expect(listOf(null)).not.toMatch(/D-|종료|진행|<button/);
  const panel = renderToStaticMarkup(
    <SalePanel schedule={{ lead: '', example: true, steps, notes: [] }} today={null} site={site} />,
  );
  expect(panel).toContain('입주자모집공고 2027년 3월 5일(금)');
  expect(panel).not.toMatch(/D-|예정|중 /);
  expect(panel).toMatch(/<button[^>]* disabled=""[^>]*>전체 일정 캘린더에 추가/);
});

test('each step says on a day whether it is over, on, or how far off, in words', () => {
  expect(countsIn(listOf('2027-03-26'))).toEqual([
    ['past', '종료'],
    ['now', 'D-DAY'],
    ['ahead', 'D-203'],
  ]);
  expect(countsIn(listOf('2027-03-28'))[1]).toEqual(['now', '진행 중']);
});

test('what is over goes into no calendar, and each button says which date it takes', () => {
  const labels = Array.from(listOf('2027-03-28').matchAll(/aria-label="([^"]*)"/g), ([, label]) => label);
  expect(labels).toEqual(['서류접수 캘린더에 추가', '중도금 캘린더에 추가']);
});

test('today stands on the chart in the months that it has', () => {
  expect(chartOf('2027-03-28')).toContain('오늘');
  expect(chartOf('2027-06-01')).not.toContain('오늘');
});
