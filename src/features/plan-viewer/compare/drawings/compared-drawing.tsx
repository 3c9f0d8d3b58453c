import { drawingOf, type PlanLayers } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import type { Box, DrawnType } from '#site/units/comparison/drawn-type.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import styles from './compared-drawings.module.css';

const METRE = 1000;

interface ComparedDrawingProps {
  type: Pick<DrawnType, 'id' | 'planAlt' | 'texts'>;
  layers: PlanLayers;
  box: Box;
  /** Height of the text, in millimetres. */
  em: number;
  /** In CSS pixels, where it is not as wide as what is around it. */
  width?: number;
  className?: string | undefined;
}

/** A type's plan with a metre below it. Its layers are parts of two files of the build: the plan's own, and its texts. */
export function ComparedDrawing({ type, layers, box, em, width, className }: ComparedDrawingProps) {
  const { address, hasVariants } = drawingOf(type.id);
  const variant = hasVariants ? layers.variant : 'extended';
  return (
    <svg viewBox={box.join(' ')} width={width} role="img" aria-label={type.planAlt} className={className}>
      <use href={`${address}#${variant}`} />
      {layers.furniture && <use href={`${address}#${variant}-furniture`} />}
      {layers.dimensions && <use href={`${type.texts}#${variant}-dimensions-${em}`} fontSize={em} />}
      <use href={`${type.texts}#${variant}-names-${em}`} fontSize={em} />
      <Metre box={box} em={em} />
    </svg>
  );
}

/** A bar of one metre in the lower left corner, so that nobody has to believe that the scale is the same. */
function Metre({ box: [left, top, , height], em }: Pick<ComparedDrawingProps, 'box' | 'em'>) {
  const tick = Math.round(em / 4);
  const x = left + 2 * tick;
  const y = top + height - 3 * tick;
  return (
    <g className={styles.metre}>
      <path
        d={`M${x} ${y - tick}v${2 * tick}m0 ${-tick}h${METRE}m0 ${-tick}v${2 * tick}`}
        vectorEffect="non-scaling-stroke"
      />
      <text x={x + METRE + 2 * tick} y={y + tick} fontSize={em}>
        {COMPARISON_TEXT.scale}
      </text>
    </g>
  );
}
