import { startingLayout } from '#site/furniture/starting-layout.ts';
import type { Plan } from '#site/schema/plans.ts';
import { FIT_TEXT } from '#text/furniture/fit.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './fit-planner.module.css';
import { FitSummary } from './fit-summary.tsx';
import { isFull } from './layout-edit.ts';
import { PieceList } from './panel/piece-list.tsx';
import { PiecePanel } from './panel/piece-panel.tsx';
import { namesOf } from './piece-names.ts';
import type { Fit } from './use-fit.ts';

/** Beside the plan: the chosen piece, and all of them in words. */
export function FitSide({ fit, plan }: { fit: Fit; plan: Plan }) {
  const { layout, shown, problems, chosen } = fit;
  const piece = shown.pieces.find(({ id }) => id === chosen);
  const nameById = namesOf(shown.pieces);
  return (
    <div className={styles.side}>
      <FitSummary layout={shown} problems={problems} said={fit.said} />
      {piece ? (
        <PiecePanel
          piece={piece}
          problems={problems}
          nameById={nameById}
          isFull={isFull(layout)}
          clearances={fit.clearances}
          actions={fit}
        />
      ) : (
        <p>{FIT_TEXT.noneChosen}</p>
      )}
      <div className={styles.tools}>
        <Button look="light" onClick={() => fit.replaceAll(startingLayout(plan, layout.variant))}>
          {FIT_TEXT.start}
        </Button>
        <Button look="light" disabled={layout.pieces.length === 0} onClick={() => fit.replaceAll([])}>
          {FIT_TEXT.clear}
        </Button>
      </div>
      <h2 className={styles.heading}>{FIT_TEXT.pieces}</h2>
      {/* As long as a finger drags, the list stays: thirty rows are more than a frame has time for. */}
      <PieceList pieces={layout.pieces} problems={fit.settled} chosen={chosen} onChoose={fit.choose} />
    </div>
  );
}
