/** Words of the page inside the VR frame. */
export const loadingTour = 'VR을 불러오는 중입니다.';
export const flatTour = '이 기기에서는 360도로 볼 수 없어 펼친 그림으로 보여 드립니다. 좌우로 밀어 보세요.';
export const missingTour = '그림을 불러오지 못했습니다. 인터넷에 연결되어 있는지 확인해 주세요.';
export const retryTour = '다시 불러오기';
export const tourHint = '화면을 끌어 둘러보세요.';
export const tourKeys = '방향키로 둘러보고, 더하기와 빼기 키로 가까이 또는 멀리 볼 수 있습니다.';
export const tourControls = '둘러보기';
export const lookLeft = '왼쪽 보기';
export const lookRight = '오른쪽 보기';
export const lookUp = '위쪽 보기';
export const lookDown = '아래쪽 보기';
export const nearer = '확대';
export const further = '축소';
export const fullScreen = '전체 화면';
export const followDevice = '기기를 움직여 둘러보기';
