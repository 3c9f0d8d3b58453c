import type { Schedule } from '#site/schema/schedule.ts';
import { SalePanel } from '#features/schedule/sale/sale-panel.tsx';
import { ScheduleChart } from '#features/schedule/steps/schedule-chart.tsx';
import { ScheduleList } from '#features/schedule/steps/schedule-list.tsx';
import type { CalendarSite } from '#features/schedule/steps/step-event.ts';
import { useToday } from './use-today.ts';

interface ScheduleBodyProps {
  schedule: Schedule;
  /** What a calendar is told of the development. */
  site: CalendarSite;
}

/** The dates: where the sale stands, on an axis, and one by one. */
export function ScheduleBody({ schedule, site }: ScheduleBodyProps) {
  const today = useToday();
  const { steps, example } = schedule;
  return (
    <>
      <SalePanel schedule={schedule} today={today} site={site} />
      <ScheduleChart steps={steps} today={today} isExample={example} />
      <ScheduleList steps={steps} today={today} isExample={example} site={site} />
    </>
  );
}
