import { useId } from 'react';
import { PLAN_TEXT } from '#text/units/plan-viewing.ts';
import type { PlanLayers } from './plan-drawing.tsx';
import styles from './plan-layers.module.css';

interface PlanLayerSwitchesProps {
  layers: PlanLayers;
  hasVariants: boolean;
  onChange: (layers: Partial<PlanLayers>) => void;
}

const VARIANTS = [
  { variant: 'extended', label: PLAN_TEXT.extended },
  { variant: 'basic', label: PLAN_TEXT.basic },
] as const;

const SWITCHED = ['furniture', 'dimensions'] as const;

/** What the plan shows: with or without the balcony's extension, furniture, dimensions. */
export function PlanLayerSwitches({ layers, hasVariants, onChange }: PlanLayerSwitchesProps) {
  const name = useId();
  return (
    <div className={styles.layers}>
      {hasVariants && (
        <fieldset className={styles.variants}>
          <legend className={styles.legend}>{PLAN_TEXT.variants}</legend>
          {VARIANTS.map(({ variant, label }) => (
            <label key={variant} className={styles.variant}>
              <input
                type="radio"
                name={name}
                checked={layers.variant === variant}
                onChange={() => onChange({ variant })}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
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
