import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { Clearance } from '#site/furniture/clearances.ts';
import type { FitProblem } from '#site/furniture/fit-problems.ts';
import type { Layout } from '#site/furniture/piece.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { ZOOM_TEXT } from '#text/controls/zoom.ts';
import { drawingOf } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import { useView } from '#ui/zoom/use-view.ts';
import { ViewFoot } from '#ui/zoom/view-foot.tsx';
import { ZoomTools } from '#ui/zoom/zoom-tools.tsx';
import { useMobile } from '#browser/mobile.ts';
import { ClearanceLines } from './clearance-lines.tsx';
import styles from './fit-board.module.css';
import { listenToPieces, type PieceTarget } from './piece-gestures.ts';
import { Pieces } from './pieces.tsx';
import pieces from './pieces.module.css';

interface FitBoardProps {
  unit: { id: string; label: string };
  layout: Layout;
  problems: readonly FitProblem[];
  chosen: string | null;
  /** Of the chosen piece. */
  clearances: readonly Clearance[];
  target: PieceTarget;
  /** A key that was pressed on the chosen piece. @returns whether it meant something */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Listens to pointers on the drawing's pieces as long as it is shown; what they do is that of the latest render. */
function usePieceGestures(target: PieceTarget) {
  const drawing = useRef<SVGSVGElement>(null);
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    if (!drawing.current) return;
    return listenToPieces(drawing.current, {
      isChosen: (id) => latest.current.isChosen(id),
      choose: (id) => latest.current.choose(id),
      drag: (id, east, north) => latest.current.drag(id, east, north),
      drop: (id, east, north) => latest.current.drop(id, east, north),
      cancel: () => latest.current.cancel(),
    });
  }, []);
  return drawing;
}

/** The plan with what stands on it, to be magnified, shifted, and moved about. */
export function FitBoard({ unit, layout, problems, chosen, clearances, target, onKey }: FitBoardProps) {
  const { frame, paper, scale, zoomIn, zoomOut, reset, onKeyDown } = useView(false);
  const drawing = usePieceGestures(target);
  const hint = useId();
  const isMobile = useMobile();
  const { box, em } = drawingOf(unit.id);
  const onAnyKey = (event: KeyboardEvent) => {
    if (event.target instanceof SVGElement && onKey(event)) event.preventDefault();
    else onKeyDown(event);
  };
  return (
    <div className={styles.board}>
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        tabIndex={0}
        aria-label={FIT_TEXT.drawing(unit.label)}
        aria-describedby={hint}
        data-magnified={scale > 1}
        onKeyDown={onAnyKey}
      >
        <div ref={paper} className={styles.paper}>
          <PlanUnder unit={unit.id} variant={layout.variant} />
          <svg ref={drawing} viewBox={box.join(' ')} className={`${styles.drawing} ${pieces.pieces}`}>
            <Pieces pieces={layout.pieces} problems={problems} chosen={chosen} em={isMobile ? em.small : em.large} />
            <ClearanceLines clearances={clearances} em={isMobile ? em.small : em.large} />
          </svg>
        </div>
      </div>
      <ViewFoot hintId={hint} hint={FIT_TEXT.hint}>
        <ZoomTools text={ZOOM_TEXT} scale={scale} onZoomIn={zoomIn} onZoomOut={zoomOut} onReset={reset} />
      </ViewFoot>
    </div>
  );
}

/** The home without its furniture: what is painted once. */
function PlanUnder({ unit, variant }: { unit: string; variant: Layout['variant'] }) {
  const { address, box, em } = drawingOf(unit);
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true" className={styles.drawing}>
      <use href={`${address}#${variant}`} />
      <use href={`${address}#${variant}-names-small`} fontSize={em.small} className={styles.onPhone} />
      <use href={`${address}#${variant}-names-large`} fontSize={em.large} className={styles.onWide} />
    </svg>
  );
}
