import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { ZOOM_TEXT } from '#text/controls/zoom.ts';
import { PLAN_TEXT, PLAN_TOOL_TEXT } from '#text/units/plan-viewing.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMobile } from '#browser/mobile.ts';
import { drawingOf, PlanDrawing, type PlanLayers } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import { PlanKey } from '#features/plan-viewer/drawing/plan-key.tsx';
import { PlanLayerSwitches } from '#features/plan-viewer/drawing/plan-layers.tsx';
import zoom from '#ui/zoom/zoom-frame.module.css';
import styles from './plan-study.module.css';
import { useFullScreen, type FullScreen } from '#browser/use-full-screen.ts';
import { useView } from '#ui/zoom/use-view.ts';
import { ViewFoot } from '#ui/zoom/view-foot.tsx';
import { ZoomTool, ZoomTools } from '#ui/zoom/zoom-tools.tsx';

/** Until somebody chooses, wide screens show dimensions and phones do not. */
type ChosenLayers = Omit<PlanLayers, 'dimensions'> & { dimensions: boolean | null };
type Variant = PlanLayers['variant'];

interface PlanStudyProps {
  unit: { id: string; label: string; planAlt: string };
  /** The honest line under the plan. */
  notice: string;
  /** Which is drawn; others of the page tell of the same. */
  variant: Variant;
  onVariant: (variant: Variant) => void;
}

/** A plan to look at closely: magnified, shifted, in layers, over the whole screen. */
export function PlanStudy({ unit, notice, variant, onVariant }: PlanStudyProps) {
  const board = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(board);
  const [layers, setLayers] = useState<Omit<ChosenLayers, 'variant'>>({ furniture: true, dimensions: null });
  const { hasVariants, box, standIn } = drawingOf(unit.id);
  const onLayers = ({ variant: chosen, ...change }: Partial<PlanLayers>) => {
    if (chosen) onVariant(chosen);
    setLayers({ ...layers, ...change });
  };
  const sheet = { unit, layers: { ...layers, variant }, onLayers };
  return (
    <figure data-tall={box[3] > box[2] ? '' : undefined}>
      <div ref={board} className={styles.board}>
        <PlanBoard
          {...sheet}
          full={fullScreen.state}
          onFull={fullScreen.state === 'no' ? fullScreen.enter : fullScreen.leave}
        />
      </div>
      {fullScreen.state === 'dialog' && (
        <Dialog title={PLAN_TEXT.name(unit.label)} closeLabel={PLAN_TEXT.close} isFull onClose={fullScreen.leave}>
          <div className={styles.board}>
            <PlanBoard {...sheet} full="dialog" onFull={null} />
          </div>
        </Dialog>
      )}
      <figcaption className={styles.caption}>
        <PlanKey unit={unit.id} />
        <p>{notice}</p>
        {!standIn && (
          <p>
            {hasVariants && `${PLAN_TEXT.variantNote} `}
            {PLAN_TEXT.measureNote}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

interface PlanBoardProps {
  unit: PlanStudyProps['unit'];
  layers: ChosenLayers;
  onLayers: (change: Partial<PlanLayers>) => void;
  full: FullScreen;
  /** null where something else closes the full view. */
  onFull: (() => void) | null;
}

/** The plan between its switches and its buttons. */
function PlanBoard({ unit, layers, onLayers, full, onFull }: PlanBoardProps) {
  const { frame, paper, scale, zoomIn, zoomOut, reset, onKeyDown } = useView(full !== 'no');
  const isMobile = useMobile();
  const hint = useId();
  const { hasVariants, standIn } = drawingOf(unit.id);
  return (
    <>
      {!standIn && (
        <div data-print="no" className={styles.switches}>
          <PlanLayerSwitches
            layers={{ ...layers, dimensions: layers.dimensions ?? !isMobile }}
            hasVariants={hasVariants}
            onChange={onLayers}
          />
        </div>
      )}
      <div
        ref={frame}
        className={clsx(zoom.frame, styles.frame)}
        role="group"
        tabIndex={0}
        aria-label={PLAN_TEXT.region}
        aria-describedby={hint}
        data-magnified={scale > 1}
        onKeyDown={onKeyDown}
      >
        <div ref={paper} className={styles.paper}>
          <ScreenDrawing unit={unit} layers={layers} scale={scale} />
        </div>
      </div>
      <ViewFoot hintId={hint} hint={PLAN_TEXT.hint}>
        <ZoomTools text={ZOOM_TEXT} scale={scale} onZoomIn={zoomIn} onZoomOut={zoomOut} onReset={reset}>
          {onFull && (
            <ZoomTool
              label={full === 'no' ? PLAN_TOOL_TEXT.enterFullScreen : PLAN_TOOL_TEXT.leaveFullScreen}
              icon={full === 'no' ? 'full' : 'leave'}
              onPress={onFull}
              isNamed
            />
          )}
        </ZoomTools>
      </ViewFoot>
    </>
  );
}

/** How far a phone's drawing is magnified before the large one's areas are as large as text should be. */
const AREAS_FROM = 2.4;

interface ScreenDrawingProps extends Pick<PlanBoardProps, 'unit' | 'layers'> {
  scale: number;
}

/** The drawing for wide screens and that for phones; a query shows one, because prerendered HTML knows no width. */
function ScreenDrawing({ unit: { id, planAlt }, layers, scale }: ScreenDrawingProps) {
  const { dimensions } = layers;
  const shared = { unit: id, alt: planAlt };
  return (
    <>
      <PlanDrawing
        {...shared}
        size="large"
        layers={{ ...layers, dimensions: dimensions ?? true }}
        className={clsx(styles.drawing, styles.onWide)}
      />
      <PlanDrawing
        {...shared}
        size={scale >= AREAS_FROM ? 'large' : 'small'}
        layers={{ ...layers, dimensions: dimensions ?? false }}
        className={clsx(styles.drawing, styles.onPhone)}
      />
    </>
  );
}
