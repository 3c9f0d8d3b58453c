import { saveFile } from '#browser/save-file.ts';
import { calendarFile, type CalendarEvent } from '#site/calendar/calendar-file.ts';
import { Button } from '#ui/controls/button.tsx';

interface TakeButtonProps {
  events: readonly CalendarEvent[];
  /** Of the file. */
  name: string;
  words: string;
  /** Where the words do not say what is taken. */
  label?: string;
  isDisabled?: boolean;
}

/** Hands dates on as a file that calendars read. */
export const TakeButton = ({ events, name, words, label, isDisabled = false }: TakeButtonProps) => (
  <Button
    look="light"
    aria-label={label}
    disabled={isDisabled}
    data-print="no"
    onClick={() => saveFile(name, 'text/calendar;charset=utf-8', calendarFile(events, new Date()))}
  >
    {words}
  </Button>
);
