/** What the site says about being read without a network, and about its own updates. */
export const saveProgress = (done: number, total: number) =>
  `인터넷 없이 볼 수 있게 저장하는 중 ${Math.floor((100 * done) / total)}%`;
export const SAVED_TEXT = '인터넷 없이 볼 수 있습니다';
export const SAVE_FOR_OFFLINE_TEXT = '인터넷 없이 볼 수 있게 저장';
export const NEW_VERSION_TEXT = '새 버전이 있습니다.';
export const RELOAD_TEXT = '새로고침';
