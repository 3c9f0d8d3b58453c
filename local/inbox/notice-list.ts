import { html, type Markup } from '#local/html.ts';
import type { Notice } from '#local/office/notices.ts';
import { formatMoment } from './field-rows.ts';

const noticeItem = ({ sentAt, message }: Notice): Markup => html`
  <li>
    <article>
      <h3>${message.subject}</h3>
      <dl>
        <dt>알린 시각</dt>
        <dd><time datetime="${sentAt}">${formatMoment(sentAt)}</time></dd>
        <dt>보낼 내용</dt>
        <dd>${message.text}</dd>
      </dl>
      <a href="${message.desk}">접수 관리 화면 열기</a>
    </article>
  </li>
`;

/** What the office would have been told, newest first; nothing where it was told nothing. */
export const noticeList = (notices: readonly Notice[]): Markup =>
  notices.length === 0
    ? html``
    : html`
        <h2 id="notices">알림 <small>${notices.length}건</small></h2>
        <p>실서비스에서는 아래 내용이 설정된 웹훅이나 메일로 전송됩니다. 여기서는 보내지 않고 보여 드립니다.</p>
        <ol>
          ${notices.map(noticeItem)}
        </ol>
      `;
