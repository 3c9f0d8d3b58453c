import { useState } from 'react';
import type { Unit } from '#site/schema/units.ts';
import { nextPlan, planTabs, previousPlan } from '#text/pages.ts';
import { Picture } from '#ui/picture.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { neighbours } from './neighbours.ts';
import styles from './plan-viewer.module.css';

interface PlanViewerProps {
  /** In the order of the tabs. */
  units: readonly Pick<Unit, 'id' | 'label' | 'structure' | 'picture'>[];
  /** The honest line under the plan. */
  notice: string;
  /** `sizes` of the plan. */
  sizes?: string;
  /** Told when another type is shown, for those that stand beside it. */
  onChange?: (id: string) => void;
}

/** One plan at a time, chosen by tab or by arrow; it does not wrap. */
export function PlanViewer({ units, notice, sizes = '(max-width: 900px) 100vw, 40vw', onChange }: PlanViewerProps) {
  const [selected, setSelected] = useState(units[0]?.id ?? '');
  const [hasChanged, setChanged] = useState(false);
  const unit = units.find(({ id }) => id === selected);
  if (!unit) return null;
  const ids = units.map(({ id }) => id);
  const { before, after } = neighbours(ids, selected);
  const select = (id: string) => {
    setSelected(id);
    setChanged(true);
    onChange?.(id);
  };
  return (
    <Tabs label={planTabs} tabs={units} selected={selected} onSelect={select}>
      <figure>
        <div className={styles.stage}>
          <Arrow label={previousPlan} to={before} onGo={select} look={styles.back} />
          <Plan key={selected} picture={unit.picture} sizes={sizes} isFading={hasChanged} />
          <Arrow label={nextPlan} to={after} onGo={select} look={styles.forward} />
        </div>
        <figcaption className={styles.caption}>
          <span className={styles.structure}>{unit.structure}</span>
          {notice}
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
      disabled={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      <span className={look} />
    </button>
  );
}

interface PlanProps {
  picture: Unit['picture'];
  sizes: string;
  /** The first plan stands at once; the others fade in when they have loaded. */
  isFading: boolean;
}

function Plan({ picture, sizes, isFading }: PlanProps) {
  const [isLoaded, setLoaded] = useState(false);
  const state = isLoaded ? 'loaded' : 'loading';
  return (
    <div className={styles.plan} data-fade={isFading ? state : 'none'}>
      <Picture {...picture} sizes={sizes} className={styles.picture} onSettled={() => setLoaded(true)} />
    </div>
  );
}
