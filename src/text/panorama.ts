/** Words of the page inside the VR frame. */
export const LOADING_TOUR_TEXT = 'VR을 불러오는 중입니다.';
export const FLAT_TOUR_TEXT = '이 기기에서는 360도로 볼 수 없어 펼친 그림으로 보여 드립니다. 좌우로 밀어 보세요.';
export const MISSING_TOUR_TEXT = '그림을 불러오지 못했습니다. 인터넷에 연결되어 있는지 확인해 주세요.';
export const RETRY_TOUR_TEXT = '다시 불러오기';
export const TOUR_HINT_TEXT = '화면을 끌어 둘러보세요.';
export const TOUR_KEYS_TEXT = '방향키로 둘러보고, 더하기와 빼기 키로 가까이 또는 멀리 볼 수 있습니다.';
export const TOUR_CONTROLS_TEXT = '둘러보기';
export const LOOK_LEFT_TEXT = '왼쪽 보기';
export const LOOK_RIGHT_TEXT = '오른쪽 보기';
export const LOOK_UP_TEXT = '위쪽 보기';
export const LOOK_DOWN_TEXT = '아래쪽 보기';
export const NEARER_TEXT = '확대';
export const FURTHER_TEXT = '축소';
export const FULL_SCREEN_TEXT = '전체 화면';
export const FOLLOW_DEVICE_TEXT = '기기를 움직여 둘러보기';
