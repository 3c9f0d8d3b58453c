/** What the office is told of a new lead. */
export const NEW_LEAD_TEXT = {
  subject: (site: string, form: string) => `[${site}] 새 접수: ${form}`,
  /** Form that this build does not know. */
  otherForm: '기타 양식',
  receipt: '접수번호',
  name: '이름',
  phone: '연락처',
  open: '자세한 내용은 접수 관리 화면에서 확인해 주십시오.',
} as const;
