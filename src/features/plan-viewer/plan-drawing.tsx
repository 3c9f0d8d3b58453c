import { clsx } from 'clsx';
import { drawings, type Box, type Drawing } from 'virtual:plans';
import styles from './plan-drawing.module.css';

/** What is drawn beside walls, fixtures and names. */
export interface PlanLayers {
  /** With its balconies turned into rooms, or as built; a home without balcony is always `extended`. */
  variant: 'basic' | 'extended';
  furniture: boolean;
  /** null: where the screen is wide. */
  dimensions: boolean | null;
}

interface PlanDrawingProps {
  /** Unit id. */
  unit: string;
  alt: string;
  layers: PlanLayers;
  className?: string | undefined;
}

/** @throws {Error} when the unit has no plan */
export function drawingOf(unit: string): Drawing {
  const drawing = drawings[unit];
  if (!drawing) throw new Error(`There is no plan '${unit}' in the content folder's plans.ts`);
  return drawing;
}

/**
 * A unit's plan. Its layers are parts of one file of the build, so that a layer is shown by naming it, text is set in
 * the page's typeface, and nothing of this needs JavaScript. Names are larger on phones, where the drawing is small.
 */
export function PlanDrawing({ unit, alt, layers, className }: PlanDrawingProps) {
  const { box, wideBox } = drawingOf(unit);
  const { dimensions } = layers;
  const wide = dimensions ?? true;
  const phone = dimensions ?? false;
  return (
    <>
      <Sheet
        {...{ unit, alt, layers }}
        screen="wide"
        box={wide ? wideBox : box}
        className={className}
        hasDimensions={wide}
      />
      <Sheet
        {...{ unit, alt, layers }}
        screen="phone"
        box={phone ? wideBox : box}
        className={className}
        hasDimensions={phone}
      />
    </>
  );
}

interface SheetProps extends PlanDrawingProps {
  screen: 'phone' | 'wide';
  box: Box;
  hasDimensions: boolean;
}

function Sheet({ unit, alt, layers, screen, box, className, hasDimensions }: SheetProps) {
  const { address, em } = drawingOf(unit);
  const layer = (name: string) => `${address}#${layers.variant}${name}`;
  return (
    <svg viewBox={box.join(' ')} role="img" aria-label={alt} className={clsx(styles[screen], className)}>
      <use href={layer('')} />
      {layers.furniture && <use href={layer('-furniture')} />}
      {hasDimensions && <use href={layer('-dimensions')} fontSize={em.wide} />}
      <use href={layer(`-labels-${screen}`)} fontSize={em[screen]} />
    </svg>
  );
}
