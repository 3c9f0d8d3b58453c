import { address } from 'virtual:piece-drawings';
import { clsx } from 'clsx';
import { memo } from 'react';
import { PIECES } from '#site/furniture/library.ts';
import type { Piece } from '#site/furniture/piece.ts';
import type { Standing } from '#features/plan-viewer/fit/problem-words.ts';
import styles from './pieces.module.css';

interface PieceShapeProps {
  piece: Piece;
  /** Name, measures and what is wrong, for who cannot see it. */
  label: string;
  /** Shown on it. */
  name: string;
  standing: Standing;
  isChosen: boolean;
  /** Size of its name in millimetres. */
  em: number;
}

/** A piece of the library as the plans draw it, stretched to its measures; one of a visitor's own is a plain box. */
function Body({ kind, width, depth }: Pick<Piece, 'kind' | 'width' | 'depth'>) {
  if (kind === 'own') return <rect x={-width / 2} y={-depth / 2} width={width} height={depth} className={styles.box} />;
  const usual = PIECES[kind];
  const stretch = `translate(${-width / 2} ${-depth / 2}) scale(${width / usual.width} ${depth / usual.depth})`;
  return <use href={`${address}#${kind}`} transform={stretch} />;
}

/** A piece where it stands, seen from above: its outline, and the name of one of a visitor's own. */
export function PieceFromAbove({ piece, name, em }: Pick<PieceShapeProps, 'piece' | 'name' | 'em'>) {
  const { kind, x, y, angle, width, depth } = piece;
  return (
    // A plan's y grows to the north and its angles anticlockwise, a drawing's the other way.
    <g transform={`translate(${x} ${-y}) rotate(${-angle})`}>
      <Body kind={kind} width={width} depth={depth} />
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} className={styles.edge} />
      {kind === 'own' && (
        <text transform={`rotate(${angle})`} fontSize={em} dy="0.34em" className={styles.name}>
          {name}
        </text>
      )}
    </g>
  );
}

/** A piece to be chosen and moved. */
export const PieceShape = memo(function PieceShape({ piece, label, name, standing, isChosen, em }: PieceShapeProps) {
  const { id, x, y, angle, width, depth } = piece;
  return (
    <g
      data-piece={id}
      role="button"
      aria-label={label}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      className={clsx(styles.piece, isChosen && styles.chosen, styles[standing])}
    >
      <rect
        transform={`translate(${x} ${-y}) rotate(${-angle})`}
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        className={styles.reach}
      />
      <PieceFromAbove piece={piece} name={name} em={em} />
      {standing === 'blocked' && (
        <g transform={`translate(${x} ${-y})`} className={styles.mark}>
          <circle r={em * 0.7} />
          <text fontSize={em} dy="0.34em">
            !
          </text>
        </g>
      )}
    </g>
  );
});
