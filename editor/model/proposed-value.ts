/** The notice beside the forms has another number with each of its versions: a day, and digits of what it says. */
const NOTICE_CHANGED = /^the notice has changed: .* and '([0-9a-f]+)'/;

/** What a field may say instead, where its check leaves no other choice than the day; null elsewhere. @param today `2026-11-28` */
export function proposedValue(remedy: string, today: string): string | null {
  const [, digits] = NOTICE_CHANGED.exec(remedy) ?? [];
  return digits === undefined ? null : `${today}-${digits}`;
}

/** The day in Korea, as content files write it; Swedish writes days so. */
export const todayInKorea = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now);
