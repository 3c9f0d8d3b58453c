import { PLAN_TEXT } from '#text/units/plan-viewing.ts';
import { useEarlyChoices } from '#ui/use-early-choices.ts';
import type { PlanLayers } from './plan-drawing.tsx';
import styles from './plan-layers.module.css';
import { VariantSwitch } from './variant-switch.tsx';

interface PlanLayerSwitchesProps {
  layers: PlanLayers;
  hasVariants: boolean;
  onChange: (layers: Partial<PlanLayers>) => void;
}

const SWITCHED = ['furniture', 'dimensions'] as const;

/** What the plan shows: with or without the balcony's extension, furniture, dimensions. */
export function PlanLayerSwitches({ layers, hasVariants, onChange }: PlanLayerSwitchesProps) {
  const switches = useEarlyChoices<HTMLDivElement>();
  return (
    <div ref={switches} className={styles.layers}>
      {hasVariants && <VariantSwitch variant={layers.variant} onChange={(variant) => onChange({ variant })} />}
      {SWITCHED.map((layer) => (
        <label key={layer} className={styles.switch}>
          <input
            type="checkbox"
            checked={layers[layer]}
            onChange={(event) => onChange({ [layer]: event.target.checked })}
          />
          {PLAN_TEXT.layers[layer]}
        </label>
      ))}
    </div>
  );
}
