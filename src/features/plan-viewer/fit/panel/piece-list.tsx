import { memo } from 'react';
import type { FitProblem } from '#site/furniture/fit-problems.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { nameOf, namesOf, sizeOf } from '#features/plan-viewer/fit/piece-names.ts';
import { PieceRow } from '#features/plan-viewer/fit/piece-row.tsx';
import { problemInWords, problemsAbout, standingOf } from '#features/plan-viewer/fit/problem-words.ts';
import styles from './piece-list.module.css';

interface PieceListProps {
  pieces: readonly Piece[];
  problems: readonly FitProblem[];
  chosen: string | null;
  /** Must be the same function at every render. */
  onChoose: (id: string) => void;
}

/** Where the keys move it. */
const focusPiece = (id: string) => document.querySelector<SVGElement>(`[data-piece="${id}"]`)?.focus();

/** Everything on the plan in words, each to be chosen: the drawing for who cannot see it, or meets none of it with a finger. */
export const PieceList = memo(function PieceList({ pieces, problems, chosen, onChoose }: PieceListProps) {
  const nameById = namesOf(pieces);
  return (
    <ul>
      {pieces.map((piece) => {
        const own = problemsAbout(problems, piece.id);
        return (
          <li key={piece.id}>
            <PieceRow
              name={nameOf(piece)}
              size={sizeOf(piece)}
              isChosen={piece.id === chosen}
              onPress={() => {
                onChoose(piece.id);
                focusPiece(piece.id);
              }}
            >
              <span className={styles[standingOf(own)]}>
                {own.map((problem) => problemInWords(problem, nameById)).join(' ') || FIT_TEXT.fine}
              </span>
            </PieceRow>
          </li>
        );
      })}
    </ul>
  );
});
