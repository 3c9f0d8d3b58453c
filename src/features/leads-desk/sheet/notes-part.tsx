import { useCallback, useEffect, useId, useState } from 'react';
import { LEADS_DESK_TEXT } from '#text/leads-desk/desk.ts';
import { deskProblem } from '#text/leads-desk/problems.ts';
import { LEAD_SHEET_TEXT } from '#text/leads-desk/sheet.ts';
import { shortMoment } from '#text/moments.ts';
import { Button } from '#ui/controls/button.tsx';
import form from '#ui/style/form.module.css';
import { problemCode } from '#features/leads-desk/database/problem-code.ts';
import type { OfficeDatabase } from '#features/leads-desk/database/office-database.ts';
import { useDeed } from '#features/leads-desk/database/use-deed.ts';
import { addNote } from './lead-changes.ts';
import { LONGEST_NOTE, readNotes, type Note } from './notes.ts';
import styles from './sheet.module.css';

interface NotesPartProps {
  database: OfficeDatabase;
  /** Id. */
  lead: string;
}

/** A lead's notes; null while they are read. */
function useNotes(database: OfficeDatabase, lead: string) {
  const [notes, setNotes] = useState<Note[] | null>(null);
  const [problem, setProblem] = useState('');
  const load = useCallback(async () => {
    setProblem('');
    try {
      setNotes(await readNotes(database, lead));
    } catch (error) {
      setProblem(deskProblem(problemCode(error)));
    }
  }, [database, lead]);
  useEffect(() => void load(), [load]);
  return { notes, problem, load };
}

/** What the office has noted, and a field for more. */
export function NotesPart({ database, lead }: NotesPartProps) {
  const { notes, problem, load } = useNotes(database, lead);
  return (
    <section aria-label={LEAD_SHEET_TEXT.notes} className={styles.notes}>
      <NewNote database={database} lead={lead} onAdded={load} />
      {problem !== '' && (
        <div role="alert">
          <p className={form.problem}>{problem}</p>
          <Button look="light" onClick={() => void load()}>
            {LEADS_DESK_TEXT.retry}
          </Button>
        </div>
      )}
      {notes?.length === 0 && <p className={form.hint}>{LEAD_SHEET_TEXT.noNotes}</p>}
      <ul>
        {notes?.map(({ id, text, at, by }) => (
          <li key={id}>
            <p className={form.hint}>
              {shortMoment(at)} · {by === database.uid ? LEAD_SHEET_TEXT.byMe : LEAD_SHEET_TEXT.byOther}
            </p>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A field for a note. What is typed stays until it is saved. */
function NewNote({ database, lead, onAdded }: NotesPartProps & { onAdded: () => Promise<void> }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { isBusy, problem, run } = useDeed();
  const isTooLong = typed.length > LONGEST_NOTE;
  const add = async () => {
    const text = typed.trim();
    if (text === '' || isTooLong || !(await run(() => addNote(database, lead, text)))) return;
    // Who types on while it is saved keeps that.
    setTyped((now) => (now === typed ? '' : now));
    await onAdded();
  };
  return (
    <form
      className={form.field}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={id} className={form.label}>
        {LEAD_SHEET_TEXT.note}
      </label>
      <textarea
        id={id}
        rows={3}
        className={form.control}
        aria-invalid={isTooLong || undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="alert" className={form.problem}>
        {isTooLong ? LEAD_SHEET_TEXT.noteTooLong(LONGEST_NOTE) : problem && deskProblem(problem)}
      </p>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? LEAD_SHEET_TEXT.addingNote : LEAD_SHEET_TEXT.addNote}
      </Button>
    </form>
  );
}
