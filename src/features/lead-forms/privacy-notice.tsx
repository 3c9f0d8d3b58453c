import type { FormKey } from '#protocol/forms.ts';
import type { Shell } from '#site/schema/shell.ts';
import { NOTICE_TEXT } from '#text/forms.ts';
import styles from './privacy-notice.module.css';

interface PrivacyNoticeProps {
  form: FormKey;
  notice: Shell['privacyNotice'];
}

/** Purpose, items, retention and the right to refuse, beside every form. */
export function PrivacyNotice({ form, notice }: PrivacyNoticeProps) {
  const rows = [
    [NOTICE_TEXT.purpose, notice.purpose],
    [NOTICE_TEXT.items, notice.items[form]],
    [NOTICE_TEXT.retention, notice.retention],
    [NOTICE_TEXT.refusal, notice.refusal],
    [NOTICE_TEXT.processors, notice.processors.join(' · ')],
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
      <a href="/privacy" target="_blank" rel="noopener">
        {NOTICE_TEXT.policy} ({NOTICE_TEXT.newWindow})
      </a>
    </details>
  );
}
