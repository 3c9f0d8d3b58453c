import { sheetOf } from '#tests/support/workbook.ts';

/** Every one of the most that a large development has. */
export const TYPES = ['74A', '101', '59A', '59B', '59C', '59D', '84A', '84B', '84C', '84D', '84E', '120PH'];
/** What an office knows at first: its types, when it sells them, and for how much. */
export const WORKBOOK = [
  sheetOf(
    '타입',
    '타입|전용|계약',
    ...TYPES.map((id) => `${id}|${Number.parseInt(id, 10)}|${Number.parseInt(id, 10) * 2}`),
  ),
  sheetOf('일정', '단계|시작|끝', '입주자모집공고|2027-03-05(금)|', '청약 접수|2027.3.15|2027.3.17'),
  sheetOf('분양가', '타입|층|대지비|건축비', ...TYPES.map((id) => `${id}|1~29|2억 4,300만|318,600,000`)),
  sheetOf('납부', '구분|비율|날짜', '계약금|10%|2027-04-05', '중도금|60%|2028-04-17', '잔금|30%|', '옵션 계약금|10%|'),
];
