/** What a new development's content says where the engine knows no sentence that holds there. @param topic of the sentence */
export const ownSentence = (topic: string) => `‘${topic}’에 대해 이 지역에 적용되는 내용을 적어 주세요.`;
