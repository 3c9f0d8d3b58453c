import { useState, type ComponentType } from 'react';
import type { PlanLayers } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import type { DrawnType, TextSize } from '#site/units/comparison/drawn-type.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import styles from './comparison.module.css';
import { ComparedDrawings } from './drawings/compared-drawings.tsx';
import { DrawingSwitches } from './drawings/drawing-switches.tsx';
import { OverlaidOutlines } from './overlay/overlaid-outlines.tsx';
import { ComparisonTables } from './table/comparison-tables.tsx';
import { TypeSelects } from './type-selects.tsx';
import { useAskedTypes } from './use-asked-types.ts';

interface ComparisonProps {
  /** Every type that can be compared. */
  known: readonly DrawnType[];
  /** The two that are shown before anybody has chosen. */
  usual: readonly string[];
  textSizes: readonly TextSize[];
  /** The address of a type's own page, if there is one. */
  hrefOf: (id: string) => string | null;
  /** The honest line under the drawings. */
  notice: string;
  /** What can be done with the types that are shown. */
  Actions: ComponentType<{ types: readonly DrawnType[] }>;
}

/** Two or three types of homes side by side: drawn at one scale, laid over each other, and in numbers. */
export function Comparison({ known, usual, textSizes, hrefOf, notice, Actions }: ComparisonProps) {
  const ids = known.map(({ id }) => id);
  const { types: asked, hasUnknown, isCut, isReady, choose } = useAskedTypes(ids, usual);
  const [layers, setLayers] = useState<PlanLayers>({ variant: 'extended', furniture: true, dimensions: false });
  const types = asked.flatMap((id) => known.find((type) => type.id === id) ?? []);
  return (
    <div className={styles.comparison}>
      <div>
        <TypeSelects known={known} types={asked} onChoose={choose} isReady={isReady} />
        <div role="status" className={styles.said}>
          {hasUnknown && <p>{COMPARISON_TEXT.unknown}</p>}
          {isCut && <p>{COMPARISON_TEXT.cut}</p>}
        </div>
      </div>
      <div>
        <DrawingSwitches
          types={types}
          layers={layers}
          isReady={isReady}
          onChange={(change) => setLayers({ ...layers, ...change })}
        />
        <ComparedDrawings types={types} layers={layers} textSizes={textSizes} hrefOf={hrefOf} />
        <p className={styles.notice}>{notice}</p>
      </div>
      <OverlaidOutlines types={types} isReady={isReady} />
      <ComparisonTables types={types} variant={layers.variant} />
      <div data-print="no" className={styles.actions}>
        <Actions types={types} />
      </div>
    </div>
  );
}
