/** What the site says about being read without a network, and about its own updates. */
export const saveProgress = (done: number, total: number) => `오프라인 저장 ${done}/${total}`;
export const SAVED_TEXT = '오프라인에서도 볼 수 있습니다';
export const SAVE_FOR_OFFLINE_TEXT = '오프라인용으로 저장';
export const NEW_VERSION_TEXT = '새 버전이 있습니다.';
export const RELOAD_TEXT = '새로고침';
