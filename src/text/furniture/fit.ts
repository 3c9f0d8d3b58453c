const mm = (length: number): string => `${length.toLocaleString('ko-KR')}mm`;

/** Words of the page on which furniture is put onto a plan. */
export const FIT_TEXT = {
  name: '가구 놓아 보기',
  title: (type: string) => `${type} 가구 놓아 보기`,
  lead: '쓰시던 가구나 새로 살 가구를 실제 치수로 도면에 놓아 보세요. 벽과 문, 통로에 걸리는 곳을 mm로 알려 드립니다.',
  drawing: (type: string) => `${type} 평면도와 그 위에 놓은 가구`,
  seePlan: (type: string) => `${type} 평면 보기`,
  notice:
    '도면의 치수로 계산한 결과이며 실제 시공과 다를 수 있습니다. 마감재와 걸레받이, 문틀의 두께가 있으니 50mm쯤 여유를 두시고, 큰 가구는 현장에서 다시 재어 보시기 바랍니다.',
  variants: '평면 선택',
  extended: '확장형',
  basic: '기본형',
  add: '가구 추가',
  undo: '되돌리기',
  redo: '다시 하기',
  hint: {
    touch: '가구를 한 번 눌러 고른 뒤 끌어서 옮기고, 두 손가락으로 벌려 확대합니다.',
    mouse:
      '가구를 끌어서 옮깁니다. 고른 가구는 화살표 키로 1cm(Shift를 함께 누르면 10cm)씩 옮기고, R 키로 돌리고, Delete 키로 뺍니다.',
  },
  /** What is said of the whole. */
  summary: {
    empty: '아직 놓은 가구가 없습니다. 가구를 추가하거나 견본 배치에서 시작해 보세요.',
    free: (count: number) => `가구 ${count}개가 모두 걸리는 곳 없이 놓였습니다.`,
    faults: (count: number, blocked: number, narrow: number) =>
      [
        `가구 ${count}개`,
        ...(blocked > 0 ? [`놓을 수 없는 가구 ${blocked}개`] : []),
        ...(narrow > 0 ? [`좁은 통로 ${narrow}곳`] : []),
      ].join(' · '),
  },
  pieces: '놓은 가구',
  size: (width: number, depth: number) => `${mm(width)} × ${mm(depth)}`,
  piece: (name: string, size: string) => `${name} ${size}`,
  inRoom: (room: string) => room,
  nowhere: '집 밖',
  fine: '걸리는 곳이 없습니다.',
  choose: (name: string) => `${name} 고르기`,
  chosen: '고른 가구',
  noneChosen: '도면이나 아래 목록에서 가구를 고르면 여기에서 옮기고 돌릴 수 있습니다.',
  move: '옮기기',
  step: '한 번에',
  stepOf: (length: number) => `${length / 10}cm`,
  north: '북쪽으로',
  south: '남쪽으로',
  west: '서쪽으로',
  east: '동쪽으로',
  /** Beside a piece, as far as the next thing. */
  sides: { north: '북', east: '동', south: '남', west: '서' },
  clearance: (side: string, length: number) => `${side} ${mm(length)}`,
  moved: (direction: string, step: string) => `${direction} ${step}`,
  turn: '90° 돌리기',
  turnLittle: '15° 돌리기',
  toWall: '벽에 붙이기',
  copy: '하나 더',
  remove: '빼기',
  close: '닫기',
  /** What is wrong with a piece. */
  problems: {
    wall: (by: number) => `벽에 걸립니다(${mm(by)}).`,
    piece: (other: string, by: number) => `다른 가구와 겹칩니다: ${other}(${mm(by)}).`,
    fixture: (fixture: string, by: number) => `붙박이와 겹칩니다: ${fixture}(${mm(by)}).`,
    door: (door: string, by: number) => `문이 열리는 자리를 막습니다: ${door}(${mm(by)}).`,
    entrance: (by: number) => `현관문 앞을 막습니다(${mm(by)}).`,
    entry: (door: string, width: number, needs: number) =>
      `문으로 들어오지 못합니다: ${door}의 폭은 ${mm(width)}, 가구를 들이려면 ${mm(needs)}가 필요합니다.`,
    passage: {
      piece: (other: string, width: number) => `좁은 통로: ${other}까지 ${mm(width)}.`,
      wall: (width: number) => `좁은 통로: 벽까지 ${mm(width)}.`,
      fixture: (width: number) => `좁은 통로: 붙박이까지 ${mm(width)}.`,
    },
  },
  /** Under what is wrong with a piece, where a passage is. */
  passageNote: '편하게 지나다니려면 600mm가 필요합니다.',
  doorBetween: (rooms: readonly string[]) => rooms.join('–'),
  entranceDoor: '현관문',
  library: {
    title: '가구 고르기',
    room: '놓을 방',
    source: '치수 기준',
    own: '내 가구',
    ownName: '이름',
    ownNameHint: (most: number) => `${most}자까지, 예: 서랍장`,
    width: '폭(cm)',
    depth: '깊이(cm)',
    sizeHint: '줄자로 잰 값을 cm로 적어 주세요. 예: 폭 120, 깊이 45.5',
    sizeProblem: '폭과 깊이를 5cm에서 600cm 사이의 숫자로 적어 주세요.',
    nameProblem: '가구 이름을 적어 주세요.',
    addOwn: '도면에 놓기',
    add: (name: string, size: string) => `${name} ${size} 놓기`,
    full: (most: number) => `가구는 ${most}개까지 놓을 수 있습니다.`,
  },
  /** After a piece was put somewhere. */
  placed: {
    free: (name: string, room: string) => `${name}: ${room}에서 걸리는 곳이 없는 자리에 놓았습니다.`,
    narrow: (name: string, room: string) => `${name}: ${room}에 놓았지만 통로가 좁아집니다.`,
    blocked: (name: string, room: string) =>
      `${name}: ${room}에는 걸리지 않고 놓을 자리가 없습니다. 한가운데에 두었으니 옮겨 보세요.`,
  },
  start: '견본 배치에서 시작',
  startQuestion: '지금 놓은 가구를 치우고 견본 배치를 불러옵니다. 되돌리기로 돌아올 수 있습니다.',
  clear: '모두 치우기',
  keepTitle: '배치 저장과 공유',
  keepLead: '배치는 이 기기의 브라우저에만 저장됩니다. 공유한 주소에는 배치가 들어 있지만 서버로는 보내지 않습니다.',
  keepName: '배치 이름',
  keepNameExample: '예: 침실에 3m 장',
  keep: '이 이름으로 저장',
  keepNeedsName: '배치 이름을 적어 주세요.',
  kept: (name: string) => `‘${name}’ 배치를 저장했습니다.`,
  keptOnlyHere: (name: string) => `‘${name}’ 배치를 담았습니다. 이 브라우저에는 저장할 수 없어 창을 닫으면 사라집니다.`,
  keptLayouts: '저장한 배치',
  noneKept: '아직 저장한 배치가 없습니다.',
  print: '1:50으로 인쇄',
  printed: (type: string) => `${type} 가구 배치 1:50`,
  printedPaper: (paper: string, isWide: boolean) =>
    `${paper} 용지에 ${isWide ? '가로' : '세로'}로, ‘실제 크기(100%)’로 인쇄하면 도면의 20mm가 실제 1m입니다.`,
  meter: '1m',
  /** Of an address that holds a layout. */
  address: {
    version: '이 주소의 배치는 더 새로운 판에서 만든 것이라 열 수 없습니다. 지금 배치는 그대로 두었습니다.',
    damaged: '주소에 담긴 배치가 잘렸거나 바뀌어 열 수 없습니다. 지금 배치는 그대로 두었습니다.',
    unknown: (count: number) => `이 판에 없는 가구 ${count}개는 빼고 열었습니다.`,
  },
} as const;

/** What visitors write behind a length; the longer first. */
export const CENTIMETRE_WORDS = ['센티미터', '센티'] as const;

/** Names of what is built in. */
export const FIXTURE_NAMES = {
  toilet: '변기',
  basin: '세면대',
  bath: '욕조',
  shower: '샤워 부스',
  counter: '조리대',
  sink: '개수대',
  hob: '가열대',
  fridge: '냉장고 자리',
  laundry: '세탁기 자리',
  boiler: '보일러',
  'outdoor-unit': '실외기',
  hatch: '하향식 피난구',
  closet: '붙박이장',
  cupboard: '신발장',
  shelf: '선반',
} as const;
