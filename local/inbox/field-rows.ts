import { html, type Markup } from '#local/html.ts';
import { formLabel } from './form-label.ts';

/** In the order in which the office reads them; other fields follow by their own names. */
const LABELS = new Map([
  ['name', '이름'],
  ['phone', '연락처'],
  ['message', '문의 내용'],
  ['birthday', '생년월일'],
  ['residence', '거주 지역'],
  ['email', '이메일'],
  ['visitDate', '방문 희망일'],
  ['consent', '개인정보 수집·이용 동의'],
  ['marketing_consent', '광고성 정보 수신 동의'],
  ['notice_version', '개인정보 안내 버전'],
  ['site', '현장'],
  ['form', '등록 양식'],
  ['page', '등록한 페이지'],
  ['utm_source', '유입 출처'],
  ['utm_medium', '유입 매체'],
  ['utm_campaign', '유입 캠페인'],
  ['submitted_at', '작성 시각'],
  ['submitted_at_kst', '작성 시각(한국)'],
  ['attempt', '전송 순서'],
  ['via', '보낸 곳'],
  ['lead_id', '접수번호 전체'],
]);

const ANSWERS = new Map([
  ['true', '예'],
  ['false', '아니요'],
]);
const SENDERS = new Map([
  ['page', '열려 있는 홈페이지'],
  ['worker', '브라우저(홈페이지를 닫은 뒤)'],
]);

/** In 24 hours: whether Korean says 오전 or AM depends on the version of Node. */
const format = (timeZone: string) =>
  new Intl.DateTimeFormat('ko-KR', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
const korean = format('Asia/Seoul');
const universal = format('UTC');

/** Korean time, and the time that every other system keeps beside it. */
export function formatMoment(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : `${korean.format(date)} (세계 표준시 ${universal.format(date)})`;
}

/** An address as it is read; one that is not encoded properly as it came. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const SHOWN: Readonly<Record<string, (value: string) => string>> = {
  submitted_at: formatMoment,
  consent: (value) => ANSWERS.get(value) ?? value,
  marketing_consent: (value) => ANSWERS.get(value) ?? value,
  form: formLabel,
  page: readable,
  attempt: (value) => (/^\d+$/.test(value) ? `${value}번째` : value),
  via: (value) => SENDERS.get(value) ?? value,
};

/** What a lead says, one row a field. What older pages did not send is left out. */
export function fieldRows(fields: Readonly<Record<string, string>>): Markup[] {
  const others = Object.keys(fields).filter((field) => !LABELS.has(field));
  return [...LABELS.keys(), ...others].flatMap((field) => {
    const value = fields[field] ?? '';
    // The same moment twice would be read as two.
    if (value.trim() === '' || (field === 'submitted_at_kst' && fields['submitted_at'])) return [];
    return [
      html`<dt>${LABELS.get(field) ?? field}</dt>
        <dd>${SHOWN[field]?.(value) ?? value}</dd>`,
    ];
  });
}
