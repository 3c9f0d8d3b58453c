import type { FitProblem } from '#site/furniture/fit-problems.ts';
import type { Piece } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { inPaintOrder, nameOf, namesOf, sizeOf } from '#features/plan-viewer/fit/piece-names.ts';
import { problemInWords, problemsAbout, standingOf } from '#features/plan-viewer/fit/problem-words.ts';
import { PieceShape } from './piece-shape.tsx';

interface PiecesProps {
  pieces: readonly Piece[];
  problems: readonly FitProblem[];
  chosen: string | null;
  /** Size of names in millimetres. */
  em: number;
}

/** Everything that stands on a plan; what lies flat first. */
export function Pieces({ pieces, problems, chosen, em }: PiecesProps) {
  const nameById = namesOf(pieces);
  return inPaintOrder(pieces).map((piece) => {
    const own = problemsAbout(problems, piece.id);
    const words = own.map((problem) => problemInWords(problem, nameById)).join(' ') || FIT_TEXT.fine;
    return (
      <PieceShape
        key={piece.id}
        piece={piece}
        name={nameOf(piece)}
        label={`${FIT_TEXT.piece(nameOf(piece), sizeOf(piece))}. ${words}`}
        standing={standingOf(own)}
        isChosen={piece.id === chosen}
        em={em}
      />
    );
  });
}
