import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Unit } from '#site/schema/units.ts';
import { PLAN_CHOICE_TEXT } from '#text/units/plans.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { neighbours } from '#features/plan-viewer/around/neighbours.ts';
import { drawingOf, PlanDrawing, type PlanLayers } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import styles from './plan-viewer.module.css';

interface PlanViewerProps {
  /** In the order of the tabs. */
  units: readonly Pick<Unit, 'id' | 'label' | 'structure' | 'planAlt'>[];
  /** The address of a unit's own page, if there is one. */
  hrefOf: (id: string) => string | null;
  /** The honest line under the plan. */
  notice: string;
  /** Told when another type is shown, for those that stand beside it. */
  onChange?: (id: string) => void;
}

/** One plan at a time, chosen by tab or by arrow; it does not wrap. */
export function PlanViewer({ units, hrefOf, notice, onChange }: PlanViewerProps) {
  const [selected, setSelected] = useState(units[0]?.id ?? '');
  const [hasChanged, setChanged] = useState(false);
  const unit = units.find(({ id }) => id === selected);
  if (!unit) return null;
  const ids = units.map(({ id }) => id);
  const href = hrefOf(unit.id);
  const { before, after } = neighbours(ids, selected);
  const select = (id: string) => {
    setSelected(id);
    setChanged(true);
    onChange?.(id);
  };
  return (
    <Tabs label={PLAN_CHOICE_TEXT.tabs} tabs={units} selected={selected} onSelect={select}>
      <figure>
        <div className={styles.stage}>
          <Arrow label={PLAN_CHOICE_TEXT.previous} to={before} onGo={select} look={styles.back} />
          <Plan key={selected} unit={unit} isFading={hasChanged} />
          <Arrow label={PLAN_CHOICE_TEXT.next} to={after} onGo={select} look={styles.forward} />
        </div>
        <figcaption className={styles.caption}>
          <span className={styles.structure}>{unit.structure}</span>
          {notice}
          {href && (
            <Link to={href} className={styles.more}>
              {PLAN_CHOICE_TEXT.seePlan(unit.label)}
            </Link>
          )}
        </figcaption>
      </figure>
    </Tabs>
  );
}

interface ArrowProps {
  label: string;
  to: string | null;
  onGo: (id: string) => void;
  look: string | undefined;
}

function Arrow({ label, to, onGo, look }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      // Greyed, not disabled: at the end the keyboard's focus stays here.
      aria-disabled={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      <span className={look} />
    </button>
  );
}

interface PlanProps {
  unit: Pick<Unit, 'id' | 'planAlt'>;
  /** The first plan stands at once; the others fade in when they have loaded. */
  isFading: boolean;
}

const LAYERS: PlanLayers = { variant: 'extended', furniture: true, dimensions: false };

function Plan({ unit: { id, planAlt }, isFading }: PlanProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isFading) return;
    // What a drawing is made of tells nobody when it has come; the browser has it once this has.
    const settled = () => setLoaded(true);
    fetch(drawingOf(id).address).then(settled, settled);
  }, [id, isFading]);
  const state = isLoaded ? 'loaded' : 'loading';
  return (
    <div className={styles.plan} data-fade={isFading ? state : 'none'}>
      <PlanDrawing unit={id} alt={planAlt} layers={LAYERS} size="small" className={styles.drawing} />
    </div>
  );
}
