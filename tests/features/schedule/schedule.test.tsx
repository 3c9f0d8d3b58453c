import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScheduleChart } from '#features/schedule/schedule-chart.tsx';
import { ScheduleList } from '#features/schedule/schedule-list.tsx';

const steps = [
  { title: '입주자모집공고', from: '2027-03-05', until: null, text: '공고문을 냅니다.' },
  { title: '서류접수', from: '2027-03-26', until: '2027-03-30', text: '서류를 냅니다.' },
  { title: '중도금', from: '2027-10-15', until: null, text: '나누어 냅니다.' },
];

test('the chart of the schedule is hidden from screen readers, and the list says the same dates', () => {
  const chart = renderToStaticMarkup(<ScheduleChart steps={steps} isExample />);
  const list = renderToStaticMarkup(<ScheduleList steps={steps} isExample />);
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
  const chart = renderToStaticMarkup(<ScheduleChart steps={steps} isExample={false} />);
  expect(chart.match(/<circle/g)).toHaveLength(2);
  expect(chart.match(/<rect[^>]*class="bar"/g)).toHaveLength(1);
});

test('the list is divided by months and shows where months are left out', () => {
  const list = renderToStaticMarkup(<ScheduleList steps={steps} isExample={false} />);
  expect(list.match(/2027년 \d+월<\/h3>/g)).toEqual(['2027년 3월</h3>', '2027년 10월</h3>']);
  expect(list.match(/data-after-gap/g)).toHaveLength(1);
  expect(list).not.toContain('예시');
});
