import { useRef, useState, type SubmitEvent } from 'react';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { useDeed } from '#features/leads-desk/database/use-deed.ts';
import { SUBMIT_TEXT } from '#text/forms.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { WALK_IN_TEXT } from '#text/leads-desk/walk-in.ts';
import { Button } from '#ui/controls/button.tsx';
import { EMPTY_WALK_IN, saveWalkIn, walkInProblems, type WalkIn, type WalkInProblems } from './walk-in-lead.ts';
import { WalkInConsent, WalkInFields } from './walk-in-fields.tsx';
import form from '#ui/style/form.module.css';

interface WalkInFormProps {
  database: OfficeDatabase;
  /** Version of the privacy notice (`privacyNotice` of the content). */
  noticeVersion: string;
  /** Told of the new lead's id, to show its sheet. */
  onSaved: (lead: string) => void;
  onClose: () => void;
}

/** Takes a visitor in who came without asking before. What was typed stays until it is saved, and only on the screen. */
export function WalkInForm({ database, noticeVersion, onSaved, onClose }: WalkInFormProps) {
  const { isBusy, problem, run } = useDeed();
  const [walkIn, setWalkIn] = useState<WalkIn>(EMPTY_WALK_IN);
  const [problems, setProblems] = useState<WalkInProblems>({});
  /** Id of what was sent and not confirmed. */
  const sent = useRef<string | null>(null);
  /** The phone number that was asked about. */
  const asked = useRef<string | null>(null);
  const change = (news: Partial<WalkIn>) => {
    setWalkIn((now) => ({ ...now, ...news }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in news))));
  };
  const save = () =>
    run(async () => {
      const onSend = (id: string) => {
        sent.current = id;
      };
      onSaved(await saveWalkIn(database, walkIn, { noticeVersion, earlier: sent.current, onSend }));
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = walkInProblems(walkIn, asked.current);
    asked.current = walkIn.phone;
    setProblems(found);
    const [first] = Object.keys(found);
    if (!first) return void save();
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <section aria-label={WALK_IN_TEXT.title}>
      <form className={form.form} noValidate autoComplete="off" onSubmit={submit}>
        <h2 className={form.heading}>{WALK_IN_TEXT.title}</h2>
        <p className={form.hint}>{WALK_IN_TEXT.explain}</p>
        <WalkInFields walkIn={walkIn} problems={problems} onChange={change} />
        <WalkInConsent walkIn={walkIn} problems={problems} onChange={change} />
        <p role="alert" className={form.problem}>
          {problem && `${deskProblem(problem)} ${WALK_IN_TEXT.kept}`}
        </p>
        <div className={form.actions}>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? SUBMIT_TEXT.submitting : SUBMIT_TEXT.submit}
          </Button>
          <Button look="light" onClick={onClose}>
            {WALK_IN_TEXT.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
