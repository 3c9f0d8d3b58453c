/** Words of the questions page. */
export const FAQ_TEXT = {
  find: '질문에서 찾기',
  found: (count: number) => (count === 0 ? '찾으시는 말이 든 질문이 없습니다.' : `질문 ${count}개를 찾았습니다.`),
} as const;
