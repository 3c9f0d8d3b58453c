import { clsx } from 'clsx';
import type { Layout } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { drawingOf } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import { PieceFromAbove } from '#features/plan-viewer/fit/board/piece-shape.tsx';
import { inPaintOrder, nameOf, sizeOf } from '#features/plan-viewer/fit/piece-names.ts';
import { paperFor, SCALE } from './paper.ts';
import styles from './printed-layout.module.css';

interface PrintedLayoutProps {
  unit: { id: string; label: string };
  layout: Layout;
  /** Name and telephone number, for paper. */
  development: string;
}

/** Points of a name on paper are millimetres of a plan here: 2.6 mm. */
const EM = 2.6 * SCALE;

/** A layout on paper, one metre in 20 mm, with a bar to check that, and what stands in it as a list. Screens never show it. */
export function PrintedLayout({ unit, layout, development }: PrintedLayoutProps) {
  const { address, box, above } = drawingOf(unit.id);
  const [left, , width] = box;
  // Paper has the names of a large drawing: without what is above it for a phone's, most homes fit a smaller sheet.
  const [top, height] = [box[1] + above, box[3] - above];
  const { size, isWide } = paperFor(width, height);
  return (
    <div className={clsx(styles.sheet, styles[`${size}${isWide ? 'Wide' : 'High'}`])} aria-hidden="true">
      <p>
        {FIT_TEXT.printed(unit.label)} · {development} · {FIT_TEXT.printedPaper(size, isWide)}
      </p>
      <svg viewBox={`${left} ${top} ${width} ${height}`} width={`${width / SCALE}mm`} height={`${height / SCALE}mm`}>
        <use href={`${address}#${layout.variant}`} />
        <use href={`${address}#${layout.variant}-names-large`} fontSize={EM} />
        {inPaintOrder(layout.pieces).map((piece) => (
          <PieceFromAbove key={piece.id} piece={piece} name={nameOf(piece)} em={EM} />
        ))}
        <g transform={`translate(${left + 200} ${top + height - 200})`}>
          <path d="M0 -60V0H1000V-60" fill="none" stroke="#000" strokeWidth="15" />
          <text x="1060" fontSize={EM}>
            {FIT_TEXT.meter}
          </text>
        </g>
      </svg>
      <ol className={styles.list}>
        {layout.pieces.map((piece) => (
          <li key={piece.id}>{FIT_TEXT.piece(nameOf(piece), sizeOf(piece))}</li>
        ))}
      </ol>
      <p>{FIT_TEXT.notice}</p>
    </div>
  );
}
