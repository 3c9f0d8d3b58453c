import { describe, expect, test } from 'vitest';
import { schedule } from '#content/schedule.ts';
import { stepEvent } from '#features/schedule/steps/step-event.ts';
import { calendarFile } from '#site/calendar/calendar-file.ts';

const site = {
  name: '온새미 스카이',
  slug: '온새미스카이',
  address: 'https://onsaemi-sky.example.com/BusinessGuide/plan',
  modelHouse: '인천광역시 중구 예시로 1',
};
const steps = schedule!.steps;
const step = (title: string) => steps.find((one) => one.title === title)!;

describe('a step in a calendar', () => {
  test('keeps its name there when its day or its text changes, so that it replaces itself', () => {
    const before = stepEvent(step('정당계약'), site, true);
    const moved = { ...step('정당계약'), from: '2027-04-12', until: '2027-04-14', text: '바뀐 설명입니다.' };
    expect(stepEvent(moved, site, false).uid).toBe(before.uid);
  });

  test('has a name of its own, also beside another development’s', () => {
    const uids = steps.map((one) => stepEvent(one, site, true).uid);
    expect(new Set(uids).size).toBe(steps.length);
    expect(stepEvent(steps[0]!, { ...site, slug: '물빛언덕' }, true).uid).not.toBe(uids[0]);
  });

  test('is all its days, has an alarm the day before, and says where it can be looked up', () => {
    const file = calendarFile([stepEvent(step('정당계약'), site, false)], new Date('2027-03-01T00:00:00Z'));
    expect(file).toContain('DTSTART;VALUE=DATE:20270405\r\nDTEND;VALUE=DATE:20270408\r\n');
    expect(file).toContain('TRIGGER:-PT15H');
    expect(file).toContain('URL:https://onsaemi-sky.example.com/BusinessGuide/plan');
    expect(file).toContain('SUMMARY:온새미 스카이 정당계약');
  });

  test('says that it is an example in its title, where calendars show no more, and in its note', () => {
    const event = stepEvent(step('1순위 접수'), site, true);
    expect(event.title).toBe('(예시) 온새미 스카이 1순위 접수');
    expect(event.note).toContain('예시 일정입니다.');
    expect(JSON.stringify(stepEvent(step('1순위 접수'), site, false))).not.toContain('예시');
  });

  test('has the place of the model house where it opens, and no other has one', () => {
    expect(stepEvent(step('견본주택 개관'), site, true).place).toBe(site.modelHouse);
    expect(stepEvent(step('1순위 접수'), site, true).place).toBeUndefined();
  });
});
