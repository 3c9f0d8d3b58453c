import { useId } from 'react';
import { NOTE_LENGTH, type StoredEntry } from '#notebook/entry.ts';
import { forget, keep } from '#notebook/notebook.ts';
import { NOTEBOOK_TEXT } from '#text/notebook.ts';
import { VISIT_CHECKLIST, type ChecklistRoom } from '#text/visit-checklist.ts';
import { Accordion } from '#ui/blocks/accordion.tsx';
import form from '#ui/style/form.module.css';
import { checkId, isTicked, noteOf } from './kept-entries.ts';
import styles from './visit-checklist.module.css';

interface RoomProps {
  room: ChecklistRoom;
  entries: readonly StoredEntry[];
}

const tick = (id: string, isOn: boolean) => void (isOn ? keep({ kind: 'check', id }) : forget('check', id));
const write = (id: string, text: string) =>
  void (text === '' ? forget('note', id) : keep({ kind: 'note', id, text: text.slice(0, NOTE_LENGTH) }));

function Room({ room: { id, name, items }, entries }: RoomProps) {
  const note = useId();
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <label className={styles.item}>
              <input
                type="checkbox"
                checked={isTicked(entries, id, item.id)}
                onChange={({ target }) => tick(checkId(id, item.id), target.checked)}
              />
              <span>{item.text}</span>
            </label>
          </li>
        ))}
      </ul>
      <label htmlFor={note} className={styles.noteLabel}>
        {NOTEBOOK_TEXT.note(name)}
      </label>
      <textarea
        id={note}
        rows={3}
        maxLength={NOTE_LENGTH}
        autoComplete="off"
        className={form.control}
        value={noteOf(entries, id)}
        onChange={({ target }) => write(id, target.value)}
      />
    </>
  );
}

/** A room's name, and how much of it is looked at. */
const labelOf = ({ id, name, items }: ChecklistRoom, entries: readonly StoredEntry[]) =>
  NOTEBOOK_TEXT.room(name, items.filter((item) => isTicked(entries, id, item.id)).length, items.length);

/** What to look at in a model house, room by room, with what the visitor found. */
export const VisitChecklist = ({ entries }: { entries: readonly StoredEntry[] }) => (
  <Accordion
    level={3}
    items={VISIT_CHECKLIST.map((room) => ({
      key: room.id,
      label: labelOf(room, entries),
      content: <Room room={room} entries={entries} />,
    }))}
  />
);
