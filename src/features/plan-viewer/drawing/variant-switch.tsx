import { useId } from 'react';
import { PLAN_TEXT } from '#text/units/plan-viewing.ts';
import type { PlanLayers } from './plan-drawing.tsx';
import styles from './plan-layers.module.css';

type Variant = PlanLayers['variant'];

interface VariantSwitchProps {
  variant: Variant;
  onChange: (variant: Variant) => void;
}

const VARIANTS = [
  { variant: 'extended', label: PLAN_TEXT.extended },
  { variant: 'basic', label: PLAN_TEXT.basic },
] as const;

/** With the balcony's extension, or as built. */
export function VariantSwitch({ variant: chosen, onChange }: VariantSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.legend}>{PLAN_TEXT.variants}</legend>
      {VARIANTS.map(({ variant, label }) => (
        <label key={variant} className={styles.variant}>
          <input type="radio" name={name} checked={chosen === variant} onChange={() => onChange(variant)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
