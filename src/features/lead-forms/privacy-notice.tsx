import type { FormKey } from '#protocol/outbox/forms.ts';
import type { Shell } from '#site/schema/shell.ts';
import { withArticle } from '#site/statement.ts';
import { NOTICE_TEXT } from '#text/forms.ts';
import styles from './privacy-notice.module.css';

interface PrivacyNoticeProps {
  form: FormKey;
  notice: Shell['privacyNotice'];
  /** Whether the form asks for `[필수] 개인정보 수집·이용 동의`: what the data is kept on rests on it. */
  requireConsent: boolean;
}

/** Purpose, items, retention and the right to refuse, beside every form. */
export function PrivacyNotice({ form, notice, requireConsent }: PrivacyNoticeProps) {
  const basis = requireConsent ? notice.basis.consent : notice.basis.request;
  const rows = [
    [NOTICE_TEXT.controller, notice.controller],
    [NOTICE_TEXT.purpose, notice.purpose],
    [NOTICE_TEXT.items, notice.items[form]],
    [NOTICE_TEXT.automatic, notice.items.automatic],
    [NOTICE_TEXT.basis, withArticle(basis)],
    [NOTICE_TEXT.retention, notice.retention],
    [NOTICE_TEXT.refusal, withArticle(notice.refusal)],
    [
      NOTICE_TEXT.processors,
      [...notice.processors, ...(notice.transfer ? [withArticle(notice.transfer)] : [])].join('\n'),
    ],
  ];
  return (
    <details className={styles.notice}>
      <summary>{NOTICE_TEXT.title}</summary>
      <dl className={styles.rows}>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a href={encodeURI(notice.policy)} target="_blank" rel="noopener">
        {NOTICE_TEXT.policy} ({NOTICE_TEXT.newWindow})
      </a>
    </details>
  );
}
