import { Link } from 'react-router-dom';
import { drawingOf, type PlanLayers } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import type { DrawnType, TextSize } from '#site/units/comparison/drawn-type.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import { ScrollRegion } from '#ui/controls/scroll-region.tsx';
import { ComparedDrawing } from './compared-drawing.tsx';
import styles from './compared-drawings.module.css';
import { sheetsBeside, sheetsInTurn } from './sheets.ts';

interface ComparedDrawingsProps {
  types: readonly DrawnType[];
  layers: PlanLayers;
  textSizes: readonly TextSize[];
  hrefOf: (id: string) => string | null;
}

/** The plans at one scale: side by side, on phones one after the other in a row that is swiped. */
export function ComparedDrawings({ types, layers, textSizes, hrefOf }: ComparedDrawingsProps) {
  const boxes = types.map(({ id }) => drawingOf(id).box);
  const beside = sheetsBeside(boxes, textSizes, layers.dimensions);
  const inTurn = sheetsInTurn(boxes, textSizes, layers.dimensions);
  return (
    <>
      <p data-print="no" className={styles.swipe}>
        {COMPARISON_TEXT.swipe}
      </p>
      <ScrollRegion label={COMPARISON_TEXT.drawings} className={styles.region}>
        <ul className={styles.row}>
          {types.map((type, index) => {
            const [wide, alone] = [beside.boxes[index], inTurn.boxes[index]];
            return (
              <li key={type.id} className={styles.sheet}>
                <div className={styles.name}>
                  <h3>{type.label}</h3>
                  <p>{type.structure}</p>
                </div>
                {wide && (
                  <ComparedDrawing
                    type={type}
                    layers={layers}
                    box={wide}
                    em={beside.text.em}
                    width={Math.round(wide[2] * beside.scale * 100) / 100}
                    className={styles.onWide}
                  />
                )}
                {alone && (
                  <ComparedDrawing
                    type={type}
                    layers={layers}
                    box={alone}
                    em={inTurn.text.em}
                    className={styles.onPhone}
                  />
                )}
                <SeePlan label={type.label} href={hrefOf(type.id)} />
              </li>
            );
          })}
        </ul>
      </ScrollRegion>
    </>
  );
}

const SeePlan = ({ label, href }: { label: string; href: string | null }) =>
  href && (
    <p data-print="no" className={styles.more}>
      <Link to={href}>{COMPARISON_TEXT.seePlan(label)}</Link>
    </p>
  );
