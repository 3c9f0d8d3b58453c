/** What heads the two columns of the sheet of texts. */
export const WORDING_HEADS = { label: ['자리', '곳', '항목'], value: ['문구', '글', '내용'] } as const;

/** The rows of the sheet of texts, by the field of home.ts that each fills: what only the office can say. */
export const HOME_WORDINGS = {
  'location.title': ['입지 제목'],
  'location.text': ['입지 설명'],
  'location.points[0].text': ['입지 교통'],
  'location.points[1].text': ['입지 생활'],
  'location.points[2].text': ['입지 교육'],
  'brand.title': ['브랜드 제목'],
  'brand.text': ['브랜드 설명'],
  'premium.title': ['프리미엄 제목'],
  'premium.text': ['프리미엄 설명'],
  'premium.cards[0].title': ['첫째 카드 제목'],
  'premium.cards[0].lines[0]': ['첫째 카드 첫 줄'],
  'premium.cards[0].lines[1]': ['첫째 카드 둘째 줄'],
  'premium.cards[1].title': ['둘째 카드 제목'],
  'premium.cards[1].lines[0]': ['둘째 카드 첫 줄'],
  'premium.cards[1].lines[1]': ['둘째 카드 둘째 줄'],
  'living.title': ['생활 제목'],
  'living.text': ['생활 설명'],
  'living.items[0].text': ['커뮤니티 설명'],
} as const;
export type HomeWording = keyof typeof HOME_WORDINGS;

/** Topics of the law of which the engine has no sentence for some regions, called as the editor calls them. */
export const LAW_WORDINGS = {
  'residents-first': ['해당 지역 거주자 우선'],
  'draw-priority': ['추첨 물량의 무주택 우선'],
  resale: ['전매 제한'],
} as const;
export type UntoldLaw = keyof typeof LAW_WORDINGS;

/** How a text is to be written, where its cell holds what is none. */
export const WORDING_EXAMPLE = '지하철역까지 걸어서 7분';
