import type { Clearance } from '#site/furniture/clearances.ts';
import type { FitProblem } from '#site/furniture/fit-problems.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { turnBy } from '#site/furniture/nudge.ts';
import { nameOf, sizeOf } from '#features/plan-viewer/fit/piece-names.ts';
import { problemInWords, problemsAbout } from '#features/plan-viewer/fit/problem-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { NudgePad } from './nudge-pad.tsx';
import styles from './piece-panel.module.css';

/** What the panel's buttons do with the chosen piece. */
interface PieceActions {
  change: (piece: Piece) => void;
  toWall: () => void;
  copy: () => void;
  remove: () => void;
}

interface PiecePanelProps {
  piece: Piece;
  problems: readonly FitProblem[];
  nameById: (id: string) => string;
  isFull: boolean;
  clearances: readonly Clearance[];
  actions: PieceActions;
}

/** The chosen piece: what it is, what is wrong where it stands, and all that a finger or a key does with it. */
export function PiecePanel({ piece, problems, nameById, isFull, clearances, actions }: PiecePanelProps) {
  const { change, toWall, copy, remove } = actions;
  const own = problemsAbout(problems, piece.id);
  return (
    <section aria-label={FIT_TEXT.chosen} className={styles.panel}>
      <h2 className={styles.name}>
        {nameOf(piece)} <span className={styles.size}>{sizeOf(piece)}</span>
      </h2>
      <div role="status">
        <ul className={styles.problems}>
          {own.map((problem) => {
            const words = problemInWords(problem, nameById);
            return (
              <li key={words} className={problem.kind === 'passage' ? styles.narrow : styles.blocked}>
                {words}
              </li>
            );
          })}
          {own.some(({ kind }) => kind === 'passage') && <li className={styles.note}>{FIT_TEXT.passageNote}</li>}
          {own.length === 0 && <li className={styles.fine}>{FIT_TEXT.fine}</li>}
        </ul>
      </div>
      <p className={styles.clearances}>
        {clearances.map(({ direction, length }) => FIT_TEXT.clearance(FIT_TEXT.sides[direction], length)).join(' · ')}
      </p>
      <div className={styles.controls}>
        <NudgePad piece={piece} onMove={change} />
        <div className={styles.actions}>
          <Button look="light" onClick={() => change(turnBy(piece, -90))}>
            {FIT_TEXT.turn}
          </Button>
          <Button look="light" onClick={() => change(turnBy(piece, -15))}>
            {FIT_TEXT.turnLittle}
          </Button>
          <Button look="light" onClick={toWall}>
            {FIT_TEXT.toWall}
          </Button>
          <Button look="light" disabled={isFull} onClick={copy}>
            {FIT_TEXT.copy}
          </Button>
          <Button look="light" onClick={remove}>
            {FIT_TEXT.remove}
          </Button>
        </div>
      </div>
    </section>
  );
}
