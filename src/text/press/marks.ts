/** Words of what the press desk writes into an article's body: lists, links, pictures. */
export const MARK_TEXT = {
  tools: '본문 꾸미기',
  list: '목록',
  numbered: '번호 목록',
  link: '링크',
  picture: '사진',
  pictureTitle: '사진 넣기',
  description: '사진 설명',
  descriptionHint: '사진을 보지 못하는 분께 읽어 드리고, 사진을 불러오지 못할 때 대신 보여 드립니다.',
  noDescription: '사진이 무엇을 보여 주는지 한 줄로 적어 주세요.',
  reading: '사진을 줄이고 있습니다.',
  unreadable: '이 파일은 사진으로 읽을 수 없습니다. JPG, PNG 사진을 골라 주세요.',
  weight: (kilobytes: number) =>
    `${kilobytes.toLocaleString('ko-KR')}KB로 줄였습니다. 찍은 곳과 시각 정보는 지웠습니다.`,
  uploading: '사진을 올리고 있습니다.',
  waiting: (count: number) =>
    `사진 ${count}장을 아직 올리지 못했습니다. 이 기기에 두었다가 인터넷에 연결되면 다시 올립니다.`,
  notKept: (count: number) =>
    `사진 ${count}장을 아직 올리지 못했고, 이 기기에 보관할 수도 없습니다. 다 올릴 때까지 이 화면을 닫지 마세요.`,
  refused: '이 계정에는 사진을 올릴 권한이 없습니다. 관리자에게 Storage 규칙을 확인해 달라고 해 주세요.',
  noBucket:
    '사진을 둘 저장소를 찾을 수 없습니다. 파이어베이스 콘솔에서 Storage를 시작했는지, site.env의 VITE_FIREBASE_STORAGE_BUCKET이 맞는지 관리자에게 확인해 달라고 해 주세요.',
  missing: (descriptions: readonly string[]) =>
    `저장소에 없는 사진이 있어 게시하지 않았습니다: ${descriptions.map((description) => `‘${description}’`).join(', ')}. 다른 기기에서 넣으신 사진이면 그 기기에서 이 화면을 열어 먼저 올려 주세요. 그 기기에도 없으면 본문에서 사진 줄을 지우고 다시 넣어 주세요.`,
  beforePublishing:
    '사진을 아직 올리지 못해 게시하지 않았습니다. 연결을 확인하신 뒤 다시 눌러 주세요. 쓰신 글과 사진은 이 기기에 남아 있습니다.',
  noStorage:
    '사진을 넣으려면 파이어베이스 프로젝트의 Storage가 필요합니다. site.env에 VITE_FIREBASE_STORAGE_BUCKET을 적고 다시 배포해 주세요.',
  linkTitle: '링크 넣기',
  notOneLine: '링크로 만들 글자만 한 줄 안에서 선택해 주세요. 사진과 다른 링크는 함께 선택하실 수 없습니다.',
  words: '보이는 글자',
  address: '연결할 주소',
  addressHint: '홈페이지 주소, 전화번호, 이메일을 쓸 수 있습니다. 예: www.example.com',
  noAddress: '연결할 주소를 확인해 주세요. 예: www.example.com, 02-1234-5678, name@example.com',
  put: '넣기',
  cancel: '취소',
  close: '닫기',
} as const;

/** Why the storage takes no pictures, where no other try will help. @returns null: another one may */
export function pictureProblem(code: string): string | null {
  if (code === 'permission-denied') return MARK_TEXT.refused;
  return code === 'not-found' ? MARK_TEXT.noBucket : null;
}
