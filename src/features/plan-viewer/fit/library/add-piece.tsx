import { useId, useState } from 'react';
import { PIECE_GROUPS, PIECE_KINDS, PIECES } from '#site/furniture/library.ts';
import type { PieceGroup } from '#site/furniture/piece-facts.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { GROUP_NAMES, PIECE_NAMES, PIECE_SOURCES } from '#text/furniture/pieces.ts';
import { sizeOf } from '#features/plan-viewer/fit/piece-names.ts';
import { PieceRow } from '#features/plan-viewer/fit/piece-row.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import form from '#ui/style/form.module.css';
import styles from './add-piece.module.css';
import { OwnPiece } from './own-piece.tsx';

const { close, library } = FIT_TEXT;

/** What is put onto the plan, before it has a place there. */
export type NewPiece = Pick<Piece, 'kind' | 'name' | 'width' | 'depth'>;

interface AddPieceProps {
  /** Names of the rooms; the first is chosen. */
  rooms: readonly string[];
  onAdd: (piece: NewPiece, room: string) => void;
  onClose: () => void;
}

const kindsOf = (group: PieceGroup) => PIECE_KINDS.filter((kind) => PIECES[kind].group === group);

/** Where the measures of a group come from. */
const sourcesOf = (group: PieceGroup) => [...new Set(kindsOf(group).map((kind) => PIECE_SOURCES[PIECES[kind].source]))];

/** The library of furniture, with a place for pieces of one's own, and the room that the next piece is for. */
export function AddPiece({ rooms, onAdd, onClose }: AddPieceProps) {
  const [room, setRoom] = useState(rooms[0] ?? '');
  const id = useId();
  return (
    <Dialog title={library.title} closeLabel={close} onClose={onClose}>
      <div className={form.field}>
        <label htmlFor={id} className={form.label}>
          {library.room}
        </label>
        <select
          id={id}
          autoComplete="off"
          className={form.control}
          value={room}
          onChange={({ target }) => setRoom(target.value)}
        >
          {rooms.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <details className={styles.group}>
        <summary>{library.own}</summary>
        <OwnPiece onAdd={(piece) => onAdd(piece, room)} />
      </details>
      {PIECE_GROUPS.map((group) => (
        <details key={group} className={styles.group}>
          <summary>{GROUP_NAMES[group]}</summary>
          <ul>
            {kindsOf(group).map((kind) => (
              <li key={kind}>
                <PieceRow
                  name={PIECE_NAMES[kind]}
                  size={sizeOf(PIECES[kind])}
                  onPress={() =>
                    onAdd({ kind, name: null, width: PIECES[kind].width, depth: PIECES[kind].depth }, room)
                  }
                />
              </li>
            ))}
          </ul>
          <p className={styles.source}>
            {library.source}: {sourcesOf(group).join(' ')}
          </p>
        </details>
      ))}
    </Dialog>
  );
}
