import { asDestination } from './units/particles.ts';

/** Words around a walk: they stand in its page before it is opened. */
export const WALK_PAGE_TEXT = {
  title: (label: string) => `${label} 살펴보기`,
  frame: (label: string) => `${label} 살펴보기`,
  partial: '일부 공간을 먼저 보여 드립니다.',
  map: '평면도에서 자리 고르기',
  rooms: '살펴볼 공간',
  place: (number: number, room: string) => `${number} ${room}`,
  size: (width: string, depth: string) => `${width} × ${depth}m`,
  measure: '크기는 발코니 확장형 기준이며 칸막이벽을 포함합니다.',
} as const;

/** Words of a walk that is open. */
export const WALK_TEXT = {
  view: (room: string) => `${room} 360도 보기`,
  keys: '방향키로 둘러보고, 더하기와 빼기 키로 가까이 또는 멀리 볼 수 있습니다. 탭 키로 문을 고르고 엔터 키로 들어갑니다.',
  hint: (hasDoors: boolean) =>
    hasDoors ? '화면을 끌어 둘러보고, 문을 눌러 옆 공간으로 가 보세요.' : '화면을 끌어 둘러보세요.',
  doors: '갈 수 있는 곳',
  door: (room: string) => asDestination(room),
  arrived: (room: string, words: string) => `${room}입니다. ${words}`,
  loading: (room: string) => `${room} 불러오는 중`,
  missing: (room: string) => `${room} 그림을 불러오지 못했습니다. 인터넷에 연결되어 있는지 확인해 주세요.`,
  retry: '다시 불러오기',
  flat: '이 기기에서는 360도로 볼 수 없어 펼친 그림으로 보여 드립니다. 좌우로 밀어 보세요.',
  noTurn: '이 기기에서는 움직임을 알 수 없습니다. 화면을 끌어 둘러보세요.',
} as const;

/** Names of the buttons under the view. */
export const WALK_TOOL_TEXT = {
  tools: '둘러보기',
  left: '왼쪽 보기',
  right: '오른쪽 보기',
  up: '위쪽 보기',
  down: '아래쪽 보기',
  nearer: '확대',
  further: '축소',
  full: '전체 화면',
  leaveFull: '전체 화면 닫기',
  follow: '기기를 움직여 둘러보기',
} as const;

const inMegabytes = (bytes: number) => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

/** Words of keeping a home's walk on the device. */
export const KEEP_TEXT = {
  keep: (bytes: number) => `이 집 담기 ${inMegabytes(bytes)}`,
  why: '담아 두시면 인터넷이 없는 곳에서도 둘러보실 수 있습니다.',
  keeping: (done: number, total: number) => `담는 중 ${done}/${total}`,
  kept: '이 집을 담았습니다. 인터넷이 없어도 둘러보실 수 있습니다.',
  broken: '아직 담지 못한 그림이 있습니다. 인터넷 연결과 기기의 남은 공간을 확인해 주세요.',
  goOn: (bytes: number) => `이어서 담기 ${inMegabytes(bytes)}`,
  remove: '담은 것 지우기',
} as const;
