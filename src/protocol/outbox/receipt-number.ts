/** 접수번호: what visitor and office call a lead by. The first six characters of its id, without hyphens, upper case. */
export const receiptNumber = (leadId: string): string => leadId.replaceAll('-', '').slice(0, 6).toUpperCase();
