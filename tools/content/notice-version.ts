import { createHash } from 'node:crypto';
import type { ContentProblem } from '#site/content-problem.ts';
import type { Content } from '#site/content-schema.ts';

const DIGITS = 6;

/** Of the law a notice says the article: on which day somebody read it, no visitor is told there. */
const asSaid = (key: string, value: unknown): unknown =>
  key === 'law' && typeof value === 'object' && value !== null && 'article' in value ? value.article : value;

/** What the notice beside the forms says, in a few digits; where it links to is none of it. */
export function noticeDigest({ facts, shell }: Pick<Content, 'facts' | 'shell'>): string {
  const { policy: _link, ...notice } = shell.privacyNotice;
  const said = { ...notice, version: '', requireConsent: facts.requireConsent === true };
  return createHash('sha256').update(JSON.stringify(said, asSaid)).digest('hex').slice(0, DIGITS);
}

/** A lead says which notice its sender saw: a changed notice must not keep its version. */
export function checkNoticeVersion(content: Pick<Content, 'facts' | 'shell'>): ContentProblem[] {
  const { version } = content.shell.privacyNotice;
  const digest = noticeDigest(content);
  if (new RegExp(`^\\d{4}-\\d{2}-\\d{2}-${digest}$`).test(version)) return [];
  const remedy = `the notice has changed: write the day from which it holds and '${digest}', for example '2026-11-22-${digest}'`;
  return [{ file: 'shell.ts', field: 'privacyNotice.version', remedy }];
}
