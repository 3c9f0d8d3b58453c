const NO_SCRIPT = '그림만 담긴 SVG가 아닙니다.';
const AGAIN = '디자이너에게 ‘스크립트와 외부 연결이 없는 SVG’로 다시 저장해 달라고 요청해 주세요.';

/** Words of the editor about files that an office brings as they are: icon, lettering, notice, films. */
export const BROUGHT_TEXT = {
  names: { icon: '아이콘', logo: '전용 로고', notice: '공고문 PDF', film: '영상' },
  filmNamed: (name: string) => `영상 ‘${name}’`,
  region: (label: string) => `${label} 넣기`,
  reading: '파일을 읽는 중입니다',
  drawing: '크기별 아이콘을 그리는 중입니다',
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))}kB` : `${(bytes / 1_000_000).toFixed(1)}MB`,
  isNew: (size: string) => `새 파일 ${size}`,
  saved: (size: string) => `저장된 파일 ${size}`,
  savedIcon: '지금 쓰는 아이콘입니다.',
  newIcon: '새 아이콘입니다. 저장하기 전에 크기별 모습을 확인해 주세요.',
  standIn: '임시 아이콘입니다. 단지의 아이콘을 넣어 주세요.',
  choose: { icon: '아이콘 고르기', logo: '로고 고르기', notice: 'PDF 고르기', film: '영상 고르기' },
  drop: {
    icon: 'SVG 파일을 이곳에 끌어다 놓아 주세요. 512 × 512 이상인 정사각형 PNG도 받습니다.',
    logo: 'SVG 파일을 이곳에 끌어다 놓아 주세요.',
    notice: '승인받은 공고문 PDF를 이곳에 끌어다 놓아 주세요(10MB까지).',
    film: 'MP4(H.264) 영상을 이곳에 끌어다 놓아 주세요(1.5MB까지).',
  },
  hint: {
    icon: '브라우저 탭과 휴대전화 홈 화면에 나옵니다. 하나만 넣으시면 크기별 아이콘과 시작 화면을 모두 그립니다.',
    logo: '머리글의 이름 자리에 나옵니다. 글자를 도형(윤곽선)으로 바꾸고, 가로가 세로의 6배를 넘지 않게 저장해 주세요.',
    notice: 'PDF를 넣으시면 승인된 공고문으로 바뀝니다. 예시 공고문은 홈페이지를 만들 때 프로그램이 인쇄합니다.',
    film: '가로 16 : 세로 9로 만든 소리 없는 영상이 알맞습니다. 휴대전화에서는 좌우가 조금 잘립니다.',
  },
  logoUnused: '‘색과 글꼴’의 로고에서 ‘전용 로고 파일’을 고르셔야 머리글에 나옵니다.',
  toTheme: '색과 글꼴로 가기',
  none: '아직 넣은 파일이 없습니다.',
  noFilm: '이 이름의 영상 파일이 없습니다. 영상을 넣어 주세요.',
  open: '공고문 열어 보기',
  openNew: '넣으신 공고문 열어 보기',
  heavyNotice: '400kB보다 커서 인터넷이 끊긴 곳에서는 열리지 않습니다.',
  checkPoster: '영상이 바뀌었으니 대표 사진과 영상 설명도 확인해 주세요.',
  shared: (count: number) => `이 영상은 ${count}곳에서 함께 쓰며, 모두 바뀝니다.`,
  sights: {
    tab: '브라우저 탭',
    touch: '아이폰 홈 화면',
    mask: '안드로이드 홈 화면',
    mono: '한 가지 색',
    splash: '시작 화면',
    header: '머리글',
  },
  refused: {
    'too-large': {
      icon: '파일이 5MB보다 큽니다. 더 작은 파일로 저장해 넣어 주세요.',
      logo: '로고가 60kB보다 큽니다. 디자이너에게 더 가벼운 SVG를 요청해 주세요.',
      notice: '공고문이 10MB보다 큽니다. ‘웹용(최소 크기)’ PDF로 다시 저장해 넣어 주세요.',
      film: '영상이 1.5MB보다 큽니다. 제작사에 ‘MP4(H.264), 1280 × 720, 소리 없이, 1.5MB 이하’로 줄여 달라고 요청해 주세요. 긴 영상은 유튜브에 올리고 번호를 적으시면 됩니다.',
    },
    unreadable: '읽을 수 없는 파일입니다. 파일이 끝까지 저장되었는지 확인하신 뒤 다시 넣어 주세요.',
    active: `${NO_SCRIPT} ${AGAIN}`,
    foreign: `다른 곳의 그림이나 글꼴을 불러오는 SVG입니다. ${AGAIN}`,
    'no-box': '크기가 적혀 있지 않은 그림입니다. viewBox가 있는 SVG로 다시 저장해 주세요.',
    'no-icon': '아이콘으로 읽을 수 없는 파일입니다. SVG나 512 × 512 이상인 PNG를 넣어 주세요.',
    'no-svg': 'SVG 파일이 아닙니다. 로고는 SVG로 넣어 주세요.',
    'not-square': '아이콘은 가로와 세로가 같아야 합니다. 정사각형으로 저장해 넣어 주세요.',
    'too-small': 'PNG가 작아 흐려 보입니다. 512 × 512 이상인 PNG나 SVG를 넣어 주세요.',
    'too-rich': '그림이 너무 자잘해 아이콘으로 무겁습니다. 더 단순한 그림을 넣어 주세요.',
    'too-wide': '가로가 세로의 6배를 넘습니다. 휴대전화 머리글에 들어가도록 줄여 주세요.',
    'no-pdf': 'PDF 파일이 아니거나 끝까지 저장되지 않았습니다. 승인받은 공고문 PDF를 넣어 주세요.',
    'no-mp4': 'MP4 영상이 아닙니다. 제작사에 ‘MP4(H.264), 1.5MB 이하’ 파일을 요청해 주세요.',
    codec:
      '일부 브라우저에서 보이지 않는 방식(HEVC 등)의 영상입니다. 제작사에 ‘MP4(H.264)’로 바꿔 달라고 요청해 주세요.',
    unreachable:
      '편집기에 연결할 수 없어 파일을 넣지 못했습니다. 편집기를 켠 창이 열려 있는지 확인하신 뒤 다시 시도해 주세요.',
    foreignAnswer:
      '편집기에서 알 수 없는 답이 와 파일을 넣지 못했습니다. 편집기를 켠 창을 확인하신 뒤 다시 시도해 주세요.',
    late: '편집기의 답이 너무 늦어 파일을 넣지 못했습니다. 잠시 뒤에 다시 시도해 주세요.',
    faulty: '편집기에 문제가 생겨 파일을 넣지 못했습니다. 다시 시도해 주세요.',
  },
} as const;
