import { timeOfSlot } from '#protocol/office/slots.ts';
import type { Booking } from '#features/visits/booking-calls.ts';
import { momentOf } from '#features/visits/korean-time.ts';
import { slotWords } from '#features/visits/slot-words.ts';
import { calendarAddress, calendarFile } from '#site/calendar/calendar-file.ts';
import { PASS_STATE_TEXT, PASS_TEXT } from '#text/visits/pass.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './visit-pass.module.css';

export interface PassPlace {
  /** Of the development. */
  name: string;
  /** Of the model house. */
  address: string;
  hours: string;
  /** Address of the page that says how to come; null: there is none. */
  directions: string | null;
}

interface PassCardProps {
  booking: Booking;
  place: PassPlace;
  token: string;
  /** The pass's own address, absolute. */
  address: string;
  /** What its code says: `checkInAddress`. */
  checkIn: string;
  /** How long a visit takes. */
  minutes: number;
  /** When the office last said so. */
  seenAt: Date;
}

/** The calendar's file as an address; null: the slot has no time. */
function calendarOf({ booking, place, token, address, minutes, seenAt }: PassCardProps): string | null {
  const at = timeOfSlot(booking.slot);
  if (!at) return null;
  const event = {
    uid: `${token.slice(0, 16)}@modelhouse`,
    begins: momentOf(at.day, at.time),
    minutes,
    title: PASS_TEXT.calendarTitle(place.name),
    place: place.address,
    address,
    note: PASS_TEXT.calendarNote,
    alarm: PASS_TEXT.calendarTitle(place.name),
  };
  return calendarAddress(calendarFile([event], seenAt));
}

/** What is shown at the model house's door: the code, when and where. */
export function PassCard(props: PassCardProps) {
  const { booking, place, checkIn } = props;
  const calendar = booking.state === 'booked' ? calendarOf(props) : null;
  return (
    <div className={styles.card}>
      {booking.state !== 'cancelled' && <QrCode text={checkIn} label={PASS_TEXT.code} className={styles.code} />}
      <div className={styles.facts}>
        <h2>{place.name}</h2>
        <p className={styles.state} data-state={booking.state}>
          {PASS_STATE_TEXT[booking.state]}
        </p>
        <p className={styles.when}>{slotWords(booking.slot)}</p>
        <p>
          {PASS_TEXT.place}: {place.address}
        </p>
        <p className={styles.note}>{place.hours}</p>
        {booking.state === 'booked' && <p className={styles.note}>{PASS_TEXT.codeNote}</p>}
        <div className={styles.links}>
          {place.directions && (
            <a href={place.directions} className={buttonClass('light')}>
              {PASS_TEXT.directions}
            </a>
          )}
          {calendar && (
            <a href={calendar} download={PASS_TEXT.calendarFile} className={buttonClass('light')}>
              {PASS_TEXT.calendar}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
