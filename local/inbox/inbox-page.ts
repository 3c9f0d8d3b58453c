import { html, type Markup } from '#local/html.ts';
import type { FormKey } from '#protocol/forms.ts';
import type { InboxLead } from './inbox.ts';

const FORM_LABELS: Readonly<Record<FormKey, string>> = {
  reservation: '방문예약 (팝업)',
  interest: '관심고객 등록 (팝업)',
  visit: '방문예약 (홈 화면)',
  customer: '고객 등록 (고객 페이지)',
};
const formLabels = new Map(Object.entries(FORM_LABELS));

/** In the order in which the office reads them; other fields follow by their own names. */
const FIELD_LABELS = new Map([
  ['name', '이름'],
  ['phone', '연락처'],
  ['message', '문의 내용'],
  ['birthday', '생년월일'],
  ['residence', '거주 지역'],
  ['email', '이메일'],
  ['visitDate', '방문 희망일'],
  ['marketing_consent', '광고성 정보 수신 동의'],
  ['submitted_at', '작성 시각'],
  ['notice_version', '개인정보 안내 버전'],
]);

const ANSWERS = new Map([
  ['true', '예'],
  ['false', '아니요'],
]);

/** In 24 hours: whether Korean says 오전 or AM depends on the version of Node. */
const moment = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function formatMoment(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : moment.format(date);
}

function shownValue(field: string, value: string): string {
  if (field === 'submitted_at') return formatMoment(value);
  return field === 'marketing_consent' ? (ANSWERS.get(value) ?? value) : value;
}

function fieldRows(fields: Readonly<Record<string, string>>): Markup[] {
  const known = [...FIELD_LABELS.keys()];
  const others = Object.keys(fields).filter((field) => field !== 'lead_id' && !FIELD_LABELS.has(field));
  return [...known, ...others].flatMap((field) => {
    const value = fields[field] ?? '';
    if (value.trim() === '') return [];
    return [
      html`<dt>${FIELD_LABELS.get(field) ?? field}</dt>
        <dd>${shownValue(field, value)}</dd>`,
    ];
  });
}

function leadItem({ receipt, form, receivedAt, copies, fields }: InboxLead): Markup {
  return html`
    <li>
      <article>
        <h2>${formLabels.get(form) ?? form} <small>접수번호 ${receipt ?? '없음'}</small></h2>
        <dl>
          <dt>접수 시각</dt>
          <dd><time datetime="${receivedAt}">${formatMoment(receivedAt)}</time></dd>
          ${fieldRows(fields)}
          <dt>받은 횟수</dt>
          <dd>${copies}회</dd>
        </dl>
      </article>
    </li>
  `;
}

/** The page that lists what arrived, newest first. */
export function inboxPage(leads: readonly InboxLead[], siteName: string): { title: string; body: Markup } {
  const list = html`<p>모두 ${leads.length}건, 최근 것부터입니다.</p>
    <ol>
      ${leads.map(leadItem)}
    </ol>`;
  return {
    title: `접수함 · ${siteName}`,
    body: html`
      <h1>${siteName} 접수함</h1>
      ${leads.length === 0 ? html`<p>아직 접수된 내용이 없습니다.</p>` : list}
    `,
  };
}
