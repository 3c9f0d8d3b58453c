import type { CalendarEvent } from '#site/calendar/calendar-file.ts';
import type { ScheduleStep } from '#site/schema/schedule.ts';
import { STEP_TEXT } from '#text/sale.ts';

/** What a calendar is told of the development. */
export interface CalendarSite {
  /** As visitors call it. */
  name: string;
  slug: string;
  /** Of the schedule's page, absolute. */
  address: string;
  /** Where the model house stands. */
  modelHouse: string;
}

/** A step as a date of a calendar. It is known by its title: taken again after its day has changed, it replaces itself. */
export function stepEvent(step: ScheduleStep, site: CalendarSite, isExample: boolean): CalendarEvent {
  const { title, from, until, text, stage } = step;
  const name = STEP_TEXT.eventTitle(site.name, title);
  return {
    uid: `schedule-${encodeURIComponent(title)}@${encodeURIComponent(site.slug)}.modelhouse`,
    day: from,
    until,
    title: isExample ? STEP_TEXT.exampleTitle(name) : name,
    place: stage === 'opening' ? site.modelHouse : undefined,
    address: site.address,
    note: `${text}\n${isExample ? STEP_TEXT.exampleNote : STEP_TEXT.note}`,
    alarm: STEP_TEXT.alarm(name),
  };
}
