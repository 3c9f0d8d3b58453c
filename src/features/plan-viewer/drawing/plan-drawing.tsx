import { drawings, type Drawing } from 'virtual:plans';

/** What is drawn beside walls, fixtures and names. */
export interface PlanLayers {
  /** With its balconies turned into rooms, or as built; a home without balcony is always `extended`. */
  variant: 'basic' | 'extended';
  furniture: boolean;
  dimensions: boolean;
}

interface PlanDrawingProps {
  /** Unit id. */
  unit: string;
  alt: string;
  layers: PlanLayers;
  /** How large the page shows it: names are set larger in a small drawing. */
  size: 'small' | 'large';
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
 * the page's typeface, and nothing of this needs JavaScript.
 */
export function PlanDrawing({ unit, alt, layers, size, className }: PlanDrawingProps) {
  const { address, box, reach, em } = drawingOf(unit);
  const [left, top, width, height] = box;
  const around = layers.dimensions ? reach : 0;
  const layer = (name: string) => `${address}#${layers.variant}${name}`;
  return (
    <svg
      viewBox={`${left - around} ${top - around} ${width + 2 * around} ${height + 2 * around}`}
      role="img"
      aria-label={alt}
      className={className}
    >
      <use href={layer('')} />
      {layers.furniture && <use href={layer('-furniture')} />}
      {layers.dimensions && <use href={layer('-dimensions')} fontSize={em.large} />}
      <use href={layer(`-names-${size}`)} fontSize={em[size]} />
    </svg>
  );
}
