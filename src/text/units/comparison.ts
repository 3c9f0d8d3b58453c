import { asSubject } from './particles.ts';

/** 59㎡A·84㎡A */
const joined = (labels: readonly string[]) => labels.join('·');

/** `84㎡A가`, or among three `84㎡A가 59㎡A보다`. */
const subject = (most: readonly string[], least: readonly string[]) =>
  asSubject(joined(most)) + (least.length === 0 ? '' : ` ${joined(least)}보다`);

/** What being more of something is called. */
const HOW = { wide: '넓음', deep: '깊음', many: '많음', long: '김', high: '높음' } as const;

/** Words of types that stand side by side. */
export const COMPARISON_TEXT = {
  lead: '두 타입이나 세 타입을 골라 보세요. 표에는 서로 다른 것을 먼저 적었습니다.',
  choose: '타입 비교',
  places: ['타입 1', '타입 2', '타입 3'],
  none: '없음',
  unknown: '이 단지에 없거나 이번에 공급하지 않는 타입은 제외하고 보여 드립니다.',
  cut: '한 번에 세 타입까지 비교하실 수 있어, 앞의 세 타입만 보여 드립니다.',
  switches: '평면도에 보일 것',
  drawings: '같은 축척의 평면도',
  scale: '1m',
  seePlan: (label: string) => `${label} 평면 자세히 보기`,
  noBalcony: (labels: readonly string[]) => `${joined(labels)}: 발코니가 없어 확장형과 기본형이 같습니다.`,
  overlay: '겹쳐 보기',
  overlayNote:
    '도면의 왼쪽과 아래쪽 바깥벽을 맞추고, 집의 바깥선만 같은 축척으로 겹쳐 놓았습니다. 숫자는 외벽 안쪽의 가로 × 세로입니다.',
  overlaid: (labels: readonly string[]) => `${joined(labels)}의 바깥선을 겹쳐 놓은 그림`,
  name: (labels: readonly string[]) => `${joined(labels)} 비교`,
  fact: '구분',
  difference: '차이',
  differing: '서로 다른 것',
  alike: '서로 같은 것',
  groups: {
    prices: '분양가',
    examplePrices: '분양가 (예시)',
    areas: '면적 (㎡)',
    home: '집의 구성',
    rooms: '크기, 가로 × 세로 (mm)',
    storage: '수납 (길이 mm)',
  },
  facts: {
    exclusive: '전용면적',
    supply: '공급면적',
    contract: '계약면적',
    service: '서비스면적',
    structure: '구조',
    faces: '거실 방향',
    bays: '베이',
    bathrooms: '욕실 수',
    use: '용도',
    homes: '공급 규모',
    width: '전체 가로',
    depth: '전체 세로',
    storageLength: '모두 더한 길이',
    closet: '옷장',
    cupboard: '신발장·수납장',
    shelf: '선반',
    storageRooms: '수납 공간',
    leastPrice: '가장 낮은 분양가',
    mostPrice: '가장 높은 분양가',
  },
  millimetres: (length: string) => `${length}mm`,
  squareMetres: (area: string) => `${area}㎡`,
  bays: (count: number) => `${count}베이`,
  bathrooms: (count: number) => `${count}곳`,
  size: (width: string, depth: string) => `${width} × ${depth}`,
  /** 84㎡A가 24.96㎡ 넓음; `least` is empty where there are but two. */
  more: (most: readonly string[], least: readonly string[], amount: string, how: keyof typeof HOW) =>
    `${subject(most, least)} ${amount} ${HOW[how]}`,
  only: (labels: readonly string[]) => `${joined(labels)}에만 있음`,
  priceNote: '분양가는 층에 따라 다르며, 확정된 금액은 입주자모집공고와 공급계약서에 따릅니다.',
  notes: [
    '칸막이벽은 중심선을, 외벽은 안쪽 면을 기준으로 한 크기입니다.',
    '베이는 전면 창을 따라 나란히 놓인 방의 수입니다.',
    '수납 공간은 드레스룸처럼 물건만 넣는 방의 면적입니다.',
  ],
} as const;
