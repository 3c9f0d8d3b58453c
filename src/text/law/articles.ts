/** The day on which the sentences that say so were last read against the law's own text. */
export const READ = '2026-11-22';

export const supplyRule = (article: string) => `주택공급에 관한 규칙 ${article}`;
export const officetelAct = (article: string) => `건축물의 분양에 관한 법률 ${article}`;
