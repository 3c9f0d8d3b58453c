/** Where what may change is looked up: an 오피스텔 is no 주택, and is announced by 분양광고. */
const lookUp = { apartment: '입주자모집공고 확인', officetel: '분양광고 확인' } as const;
const checkedOn = (day: string) => `${day} 확인`;

/** Words of long texts: guides, announcement, documents. */
export const READING_TEXT = {
  lookUp,
  sources: '출처',
  checkedOn,
  /** Behind a statement of law; null: nobody has read it against the law's own text. */
  lawNote: (article: string, day: string | null, use: keyof typeof lookUp = 'apartment') =>
    `${article} · ${day === null ? lookUp[use] : checkedOn(day)}`,
} as const;
