const checkAnnouncement = '입주자모집공고 확인';
const checkedOn = (day: string) => `${day} 확인`;

/** Words of long texts: guides, announcement, documents. */
export const READING_TEXT = {
  checkAnnouncement,
  sources: '출처',
  checkedOn,
  /** Behind a statement of law; null: nobody has read it against the law's own text. */
  lawNote: (article: string, day: string | null) => `${article} · ${day === null ? checkAnnouncement : checkedOn(day)}`,
} as const;
