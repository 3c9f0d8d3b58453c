/** What the site says about being read without a network, and about its own updates. */
export const saveProgress = (done: number, total: number) => `오프라인 저장 ${done}/${total}`;
export const saved = '오프라인에서도 볼 수 있습니다';
export const saveForOffline = '오프라인용으로 저장';
export const newVersion = '새 버전이 있습니다.';
export const reload = '새로고침';
