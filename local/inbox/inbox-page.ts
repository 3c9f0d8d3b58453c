import type { FormSpecs } from '#forms/form-specs.ts';
import { html, type Markup } from '#local/html.ts';
import { fieldRows, formatMoment } from './field-rows.ts';
import { formLabel } from './form-label.ts';
import type { Notice } from '#local/office/notices.ts';
import type { InboxLead } from './inbox.ts';
import { noticeList } from './notice-list.ts';
import { byPerson } from './people.ts';

function leadItem({ receipt, form, receivedAt, copies, fields }: InboxLead, specs: FormSpecs): Markup {
  return html`
    <article>
      <h3>${formLabel(form, specs)} <small>접수번호 ${receipt ?? '없음'}</small></h3>
      <dl>
        <dt>접수 시각</dt>
        <dd><time datetime="${receivedAt}">${formatMoment(receivedAt)}</time></dd>
        ${fieldRows(form, fields, specs)}
        <dt>받은 횟수</dt>
        <dd>${copies}회</dd>
      </dl>
    </article>
  `;
}

/** What one person sent, under the name of the newest. */
function personItem(leads: readonly InboxLead[], specs: FormSpecs): Markup {
  const { name = '', phone = '' } = leads[0]?.fields ?? {};
  const count = leads.length > 1 ? html`<small>같은 연락처로 ${leads.length}건</small>` : html``;
  return html`
    <li>
      <h2>${name || '이름 없음'} <small>${phone || '연락처 없음'}</small> ${count}</h2>
      ${leads.map((lead) => leadItem(lead, specs))}
    </li>
  `;
}

/** What the inbox knows of the site that it belongs to. */
export interface InboxSite {
  siteName: string;
  specs: FormSpecs;
  /** Address of the leads desk; null: there is none. */
  desk: string | null;
}

interface Arrived {
  leads: readonly InboxLead[];
  notices: readonly Notice[];
}

/** The page that lists what arrived, newest first, one person's together, and what the office was told. */
export function inboxPage(
  { leads, notices }: Arrived,
  { siteName, specs, desk }: InboxSite,
): { title: string; body: Markup } {
  const people = byPerson(leads);
  const list = html`<p>모두 ${leads.length}건, 연락처 ${people.length}개, 최근 것부터입니다.</p>
    <ol>
      ${people.map((person) => personItem(person, specs))}
    </ol>`;
  return {
    title: `접수함 · ${siteName}`,
    body: html`
      <h1>${siteName} 접수함</h1>
      ${desk === null ? html`` : html`<p><a href="${encodeURI(desk)}">접수 관리</a>에서 상태와 메모를 남깁니다.</p>`}
      ${leads.length === 0 ? html`<p>아직 접수된 내용이 없습니다.</p>` : list} ${noticeList(notices)}
    `,
  };
}
