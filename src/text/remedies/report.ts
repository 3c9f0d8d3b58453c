/** The list of what a development still needs, as an office reads it on a terminal. */
export const REPORT_TEXT = {
  made: (folder: string) => `${folder} 폴더에 홈페이지를 만들었습니다.`,
  read: '읽은 내용입니다. 적으신 것과 같은지 보아 주세요.',
  readTypes: (use: 'apartment' | 'officetel', types: readonly string[], homes: number) =>
    use === 'apartment'
      ? `  아파트 ${types.length}개 타입, ${homes}세대: ${types.join(', ')}`
      : `  오피스텔 ${types.length}개 타입, ${homes}실: ${types.join(', ')}`,
  readPrices: (bands: number, least: string, most: string) => `  분양가 ${bands}줄: ${least}부터 ${most}까지`,
  readPlan: (use: 'apartment' | 'officetel', contract: number, interim: number, times: number, balance: number) =>
    `  납부(${use === 'apartment' ? '아파트' : '오피스텔'}): 계약금 ${contract}%, 중도금 ${interim}%(${times}회), 잔금 ${balance}%`,
  readSteps: (count: number, first: string, last: string) => `  일정 ${count}단계: ${first}부터 ${last}까지`,
  readEnd: (day: string) => `  분양 종료: ${day}`,
  readFinishes: (basic: number, options: number, shown: number) =>
    `  마감과 옵션: 기본 ${basic}개, 유상옵션 ${options}개, 전시품 ${shown}개`,
  toWrite: (count: number) => `아직 적을 곳이 ${count}곳 있습니다.`,
  waiting: (counts: string) => `아직 없는 사진과 도면: ${counts}. 편집기의 ‘작성할 곳’이 하나씩 보여 드립니다.`,
  kinds: { pictures: '사진', plans: '평면도', maps: '약도' },
  toMend: (count: number) => `공개하기 전에 고칠 곳이 ${count}곳 있습니다.`,
  settings: '연결 설정',
  texts: '글과 값',
  stillToCome: (count: number) => `아직 없는 사진과 도면 ${count}개`,
  toRead: (count: number) => `읽어 볼 것이 ${count}가지 있습니다. 그대로 두어도 공개할 수 있습니다.`,
  sharedSentences: (count: number) => `함께 쓰는 문장 ${count}개가 이 단지와 지역에도 맞는지 읽어 주세요.`,
  unreadLaw: (count: number) => `법령을 말하는 문장 ${count}개는 아직 법령 원문과 견주어 보지 않았습니다.`,
  emptyPages: (count: number) => `내용이 없는 페이지 ${count}개는 메뉴에 나오지 않습니다. 내용을 넣으면 나타납니다.`,
  missing: (name: string, file: string) =>
    `${name}: ${file}에 값을 적어 주세요. 뜻은 sites/template/site.env에 있습니다.`,
  others: (count: number) => `외 ${count}곳`,
  picture: (name: string, size: string | undefined, isUndescribed: boolean) => {
    const wanted = [...(size ? [`${size} 이상`] : []), ...(isUndescribed ? ['사진 설명도 함께'] : [])];
    return wanted.length > 0 ? `${name}(${wanted.join(', ')})` : name;
  },
  pictures: (names: readonly string[]) => `사진: ${names.join(', ')}`,
  plans: (units: readonly string[]) => `평면도: ${units.join(', ')}`,
  maps: (titles: readonly string[]) => `약도: ${titles.join(', ')}. 길을 하나 이상 그려 주세요.`,
  icon: '아이콘',
  howToBring: (folder: string) =>
    `사진은 위와 같은 이름(hero.jpg 등)으로 한 폴더에 모아 한 번에 넣습니다: node art/encode.mjs --crop --images ${folder}/images <그 폴더>`,
  next: (slug: string) => `다음 명령: npm run editor -- ${slug}`,
} as const;
