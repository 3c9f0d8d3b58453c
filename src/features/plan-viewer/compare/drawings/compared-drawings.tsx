import { Link } from 'react-router-dom';
import type { PlanLayers } from '#features/plan-viewer/drawing/plan-drawing.tsx';
import type { DrawnType, TextSize } from '#site/units/comparison/drawn-type.ts';
import { COMPARISON_TEXT } from '#text/units/comparison.ts';
import { ComparedDrawing } from './compared-drawing.tsx';
import styles from './compared-drawings.module.css';
import { sheetsBelow, sheetsBeside } from './sheets.ts';

interface ComparedDrawingsProps {
  types: readonly DrawnType[];
  layers: PlanLayers;
  textSizes: readonly TextSize[];
  hrefOf: (id: string) => string | null;
}

/** The plans at one scale: side by side, on phones one above the other. */
export function ComparedDrawings({ types, layers, textSizes, hrefOf }: ComparedDrawingsProps) {
  const beside = sheetsBeside(types, textSizes, layers.dimensions);
  const below = sheetsBelow(types, textSizes, layers.dimensions);
  return (
    <section aria-label={COMPARISON_TEXT.drawings}>
      <ul className={styles.sheets}>
        {types.map((type, index) => {
          const [wide, narrow] = [beside.boxes[index], below.boxes[index]];
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
              {narrow && (
                <ComparedDrawing
                  type={type}
                  layers={layers}
                  box={narrow}
                  em={below.text.em}
                  className={styles.onPhone}
                />
              )}
              <SeePlan label={type.label} href={hrefOf(type.id)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const SeePlan = ({ label, href }: { label: string; href: string | null }) =>
  href && (
    <p data-print="no" className={styles.more}>
      <Link to={href}>{COMPARISON_TEXT.seePlan(label)}</Link>
    </p>
  );
