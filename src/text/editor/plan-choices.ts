export const SIDE_NAMES = { north: '북쪽', east: '동쪽', south: '남쪽', west: '서쪽' } as const;

/** What rooms are for, which is what most are called. */
export const ROOM_USES = {
  living: '거실',
  kitchen: '주방',
  bedroom: '침실',
  study: '서재',
  bath: '욕실',
  dressing: '드레스룸',
  pantry: '팬트리',
  store: '창고',
  corridor: '복도',
  entrance: '현관',
  utility: '다용도실',
  'outdoor-unit': '실외기실',
  refuge: '대피공간',
};

/** What the largest bedroom is called. */
export const MAIN_BEDROOM = '안방';

/** What stands in a plan. */
export const PIECE_NAMES: Readonly<Record<string, string>> = {
  toilet: '양변기',
  basin: '세면대',
  bath: '욕조',
  shower: '샤워부스',
  counter: '조리대',
  sink: '싱크볼',
  hob: '가스·전기레인지',
  fridge: '냉장고 자리',
  laundry: '세탁기 자리',
  boiler: '보일러',
  'outdoor-unit': '실외기',
  hatch: '하향식 피난구',
  closet: '붙박이장',
  cupboard: '수납장',
  shelf: '선반',
  'double-bed': '2인 침대',
  'single-bed': '1인 침대',
  nightstand: '협탁',
  wardrobe: '옷장',
  dresser: '화장대',
  desk: '책상',
  sofa: '소파',
  'coffee-table': '소파 탁자',
  console: '장식장',
  'dining-table': '식탁',
  rug: '깔개',
  plant: '화분',
};

/** What may be chosen in a plan, by the end of its place. */
export const PLAN_CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rooms.use': ROOM_USES,
  'kept.use': ROOM_USES,
  'rooms.floor': { tile: '타일', stone: '돌' },
  'rooms.balcony': { south: '남쪽', west: '서쪽' },
  'escape.kind': { hatch: '하향식 피난구', refuge: '대피공간', none: '두지 않음' },
  'doors.kind': { hinged: '여닫이', sliding: '미닫이' },
  'windows.kind': {
    split: '입면분할창',
    sliding: '미닫이창',
    projected: '밀어 여는 창',
    fixed: '고정창',
    louvre: '루버(환기창)',
  },
  'fixtures.kind': PIECE_NAMES,
  'furniture.kind': PIECE_NAMES,
  floors: { odd: '홀수 층', even: '짝수 층' },
  only: { basic: '기본형에만', extended: '확장형에만' },
};
