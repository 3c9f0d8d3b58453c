/** Words of the editor about pictures. */
export const PICTURE_TEXT = {
  file: (name: string) => `사진 ‘${name}’`,
  none: '아직 사진이 없습니다. 아래에 넣어 주세요.',
  standIn: '임시 사진입니다. 실제 사진을 넣으신 뒤, 무엇이 보이는지 사진 설명에 적어 주세요.',
  size: (width: number, height: number) => `${width} × ${height}`,
  isNew: (width: number, height: number) => `새 사진 ${width} × ${height}`,
  needed: (width: number, height: number) => `이 자리에는 ${width} × ${height} 이상인 사진이 필요합니다.`,
  drop: '사진을 이곳에 끌어다 놓거나, 이곳을 누르고 붙여 넣어 주세요(Ctrl+V).',
  choose: '사진 고르기',
  reading: '사진을 읽는 중입니다',
  region: (label: string) => `${label} 바꾸기`,
  cut: '잘라 낼 자리',
  cutHint: '밝은 부분이 홈페이지에 나옵니다. 끌거나 화살표 키로 옮겨 주세요. Shift를 함께 누르면 크게 움직입니다.',
  cutWhole: '사진 전체가 홈페이지에 나옵니다.',
  larger: '잘라 낼 크기',
  shown: '점선은 페이지에 보이는 부분입니다.',
  phone: '휴대전화',
  desktop: '컴퓨터',
  both: '휴대전화·컴퓨터',
  notOnPhones: '휴대전화에는 나오지 않습니다.',
  notOnDesktops: '컴퓨터에는 나오지 않습니다.',
  shared: (count: number) =>
    `이 사진은 ${count}곳에서 함께 쓰며, 모두 바뀝니다. 이곳만 바꾸시려면 사진 이름을 먼저 새로 적어 주세요.`,
  checkAlt: '사진이 바뀌었으니 사진 설명도 확인해 주세요.',
  slow: '사진은 화면 크기마다 따로 만들어, 저장에 1분쯤 걸릴 수 있습니다.',
  tooSmall: (found: string, needed: string) =>
    `사진이 작아 흐려 보입니다(${found}). 이 자리에는 ${needed} 이상인 사진을 넣어 주세요.`,
  noShape:
    '이 사진 이름으로는 필요한 크기를 알 수 없어 넣지 못했습니다. 사진 이름을 비우시거나 비슷한 자리의 이름처럼 고치신 뒤 다시 넣어 주세요.',
  lost: '조금 전에 넣으신 사진은 지금 적힌 이름과 달라 저장되지 않습니다.',
  takeLost: '넣으신 사진을 이 이름으로 쓰기',
  notSaved: '이 사진을 저장하지 못했습니다.',
  refused: {
    heic: '아이폰의 HEIC 사진은 읽을 수 없습니다. JPEG로 바꾸어 넣어 주세요. 아이폰 설정의 카메라 › 포맷에서 ‘높은 호환성’을 고르면 JPEG로 찍힙니다.',
    unreadable: '사진으로 읽을 수 없는 파일입니다. JPEG, PNG, WebP, AVIF 사진을 넣어 주세요.',
    'too-large': '파일이 40MB보다 큽니다. 더 작은 파일로 저장해 넣어 주세요.',
    unreachable:
      '편집기에 연결할 수 없어 사진을 넣지 못했습니다. 편집기를 켠 창이 열려 있는지 확인하신 뒤 다시 시도해 주세요.',
    late: '편집기의 답이 너무 늦어 사진을 넣지 못했습니다. 잠시 뒤에 다시 시도해 주세요.',
    foreign: '편집기에서 알 수 없는 답이 와 사진을 넣지 못했습니다. 편집기를 켠 창을 확인하신 뒤 다시 시도해 주세요.',
    faulty: '편집기에 문제가 생겨 사진을 넣지 못했습니다. 다시 시도해 주세요.',
  },
} as const;
