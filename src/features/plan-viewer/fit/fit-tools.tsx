import { useState } from 'react';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { VariantSwitch } from '#features/plan-viewer/drawing/variant-switch.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './fit-planner.module.css';
import { isFull } from './layout-edit.ts';
import { AddPiece } from './library/add-piece.tsx';
import type { Fit } from './use-fit.ts';

interface FitToolsProps {
  fit: Fit;
  /** Whether the home can be extended. */
  hasVariants: boolean;
}

/** What concerns the whole layout: more furniture, a step back or on, the home extended or not. */
export function FitTools({ fit, hasVariants }: FitToolsProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div data-print="no" className={styles.tools}>
      <Button disabled={isFull(fit.layout)} onClick={() => setAdding(true)}>
        {FIT_TEXT.add}
      </Button>
      <Button look="light" disabled={!fit.canUndo} onClick={fit.undo}>
        {FIT_TEXT.undo}
      </Button>
      <Button look="light" disabled={!fit.canRedo} onClick={fit.redo}>
        {FIT_TEXT.redo}
      </Button>
      {hasVariants && <VariantSwitch variant={fit.layout.variant} onChange={fit.setVariant} />}
      {isAdding && (
        <AddPiece
          rooms={[...fit.floor.rooms.keys()]}
          onAdd={(piece, room) => {
            fit.add(piece, room);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
