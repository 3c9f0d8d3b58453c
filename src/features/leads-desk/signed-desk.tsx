import { useCallback, useMemo } from 'react';
import { LEADS_DESK_TEXT } from '#text/leads-desk/desk.ts';
import { idToken } from '#firebase/session.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { Button } from '#ui/controls/button.tsx';
import { Spinner } from '#ui/controls/spinner.tsx';
import form from '#ui/style/form.module.css';
import type { DeskFacts } from './desk-facts.ts';
import type { OfficeDatabase } from './database/office-database.ts';
import { openRestOffice } from './database/rest-office.ts';
import { roleOf } from './database/role.ts';
import { readPage, type LeadPage, type TakeFirst } from './list/lead-pages.ts';
import { NO_FILTER } from './list/lead-query.ts';
import { OfficeViews } from './office-views.tsx';
import { useIdleEnd } from './use-idle-end.ts';
import { useRole } from './use-role.ts';
import styles from './leads-desk.module.css';

/**
 * The office's database as this account has it, and its first leads, which are asked for at once: the rules say no where
 * the account has no role, and who has one waits for one answer less.
 */
function openOffice(uid: string, site: string) {
  const endpoint = __OFFICE__;
  // A build without an office has no desk either.
  if (!endpoint) throw new Error('no office');
  const account = { uid, token: idToken };
  const rest = openRestOffice(endpoint, account);
  let first: Promise<LeadPage> | null = readPage(rest, NO_FILTER, null);
  // Who shows the list hears of it.
  first.catch(() => {});
  const takeFirst: TakeFirst = () => {
    const taken = first;
    first = null;
    return taken;
  };
  const commit: OfficeDatabase['commit'] = (writes) => {
    // What was read before is no longer so.
    first = null;
    return rest.commit(writes);
  };
  return { askRole: () => roleOf(endpoint, account, site), database: { ...rest, commit }, takeFirst };
}

interface SignedDeskProps {
  uid: string;
  email: string;
  facts: DeskFacts;
  /** Ends the session. `isIdle`: because nobody has touched the page for long. */
  onLeave: (isIdle: boolean) => void;
}

/** The desk of who is signed in, if that account may work leads. */
export function SignedDesk({ uid, email, facts, onLeave }: SignedDeskProps) {
  const { askRole, ...office } = useMemo(() => openOffice(uid, facts.site), [uid, facts.site]);
  const role = useRole(askRole);
  useIdleEnd(useCallback(() => onLeave(true), [onLeave]));
  return (
    <>
      <div className={styles.account}>
        <p>
          <bdi>{email}</bdi>
          {role.status === 'known' && role.role && ` · ${LEADS_DESK_TEXT.roles[role.role]}`}
        </p>
        <Button look="light" onClick={() => onLeave(false)}>
          {LEADS_DESK_TEXT.signOut}
        </Button>
      </div>
      {role.status === 'asking' && <Spinner label={LEADS_DESK_TEXT.asking} />}
      {role.status === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p className={form.problem}>{deskProblem(role.code)}</p>
          <Button onClick={role.retry}>{LEADS_DESK_TEXT.retry}</Button>
        </div>
      )}
      {role.status === 'known' && !role.role && (
        <p role="alert" className={form.problem}>
          {LEADS_DESK_TEXT.noRole}
        </p>
      )}
      {role.status === 'known' && role.role && <OfficeViews {...office} role={role.role} facts={facts} />}
    </>
  );
}
