import { drawingOf, type PlanLayers } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import { PlanLayerSwitches } from '#features/plan-viewer/drawing/plan-layers.tsx';
import type { Unit } from '#site/schema/units.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import { keepMeasures } from '#ui/style/measures.ts';
import layout from '#ui/style/layout.module.css';
import styles from './compared-drawings.module.css';

interface DrawingSwitchesProps {
  types: readonly Pick<Unit, 'id' | 'label'>[];
  layers: PlanLayers;
  /** False: what is switched would be lost. */
  isReady: boolean;
  onChange: (change: Partial<PlanLayers>) => void;
}

/** One set of switches for all drawings; those that have no balcony to extend are named. */
export function DrawingSwitches({ types, layers, isReady, onChange }: DrawingSwitchesProps) {
  const alike = types.filter(({ id }) => !drawingOf(id).hasVariants);
  const hasVariants = alike.length < types.length;
  return (
    <fieldset data-print="no" disabled={!isReady} className={styles.switches}>
      <legend className={layout.hidden}>{COMPARISON_TEXT.switches}</legend>
      <PlanLayerSwitches layers={layers} hasVariants={hasVariants} onChange={onChange} />
      {hasVariants && alike.length > 0 && (
        <p className={layout.note}>{keepMeasures(COMPARISON_TEXT.noBalcony(alike.map(({ label }) => label)))}</p>
      )}
    </fieldset>
  );
}
