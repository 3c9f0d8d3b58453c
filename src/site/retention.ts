import type { Shell } from './schema/shell.ts';

export type LeadRetention = Shell['leadRetention'];

const KOREA_MS = 9 * 3_600_000;

/** What was received before this is past its time: months ago in Korea's calendar, or anything once the model house is closed. */
export function keptSince({ months, closes }: LeadRetention, now: Date): Date {
  const day = new Date(now.getTime() + KOREA_MS);
  if (closes !== null && day.toISOString().slice(0, 10) > closes) return now;
  const date = day.getUTCDate();
  day.setUTCMonth(day.getUTCMonth() - months);
  // A shorter month has no such day: its last one.
  if (day.getUTCDate() !== date) day.setUTCDate(0);
  return new Date(day.getTime() - KOREA_MS);
}
