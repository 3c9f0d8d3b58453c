/** What the site says about being read without a network, and about its own updates. */
export const SAVING_TEXT = '인터넷이 끊겨도 보실 수 있게 준비하고 있습니다.';
export const SAVED_TEXT = '인터넷이 끊겨도 이 홈페이지를 보실 수 있습니다.';
export const SAVE_FOR_OFFLINE_TEXT = '인터넷이 끊겨도 볼 수 있게 준비하기';
export const NEW_VERSION_TEXT = '새 버전이 있습니다.';
export const RELOAD_TEXT = '새로고침';
