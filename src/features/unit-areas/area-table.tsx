import { formatPyeong, formatUnitArea } from '#site/units/areas.ts';
import type { Unit } from '#site/schema/units.ts';
import { AREAS_TEXT } from '#text/units/areas.ts';
import layout from '#ui/style/layout.module.css';
import table from '#ui/style/table.module.css';
import styles from './area-table.module.css';
import { showPyeongToo, usePyeong } from './pyeong-store.ts';

/** A unit's areas. The law asks for ㎡, so 평 stands beside it only when asked for. */
export function AreaTable({ areas }: { areas: Unit['areasM2'] }) {
  const { isShown: hasPyeong } = usePyeong();
  return (
    <div>
      <table className={table.table}>
        <caption>{AREAS_TEXT.table}</caption>
        <thead>
          <tr>
            <th scope="col">{AREAS_TEXT.part}</th>
            <th scope="col" className={table.number}>
              {AREAS_TEXT.squareMetres}
            </th>
            {hasPyeong && (
              <th scope="col" className={table.number}>
                {AREAS_TEXT.pyeong}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {AREAS_TEXT.parts.map(({ part, label, explanation }) => {
            const area = areas[part];
            if (area === null) return null;
            return (
              <tr key={part}>
                <th scope="row">
                  {label}
                  <span className={styles.explanation}>{explanation}</span>
                </th>
                <td className={table.number}>{formatUnitArea(area)}</td>
                {hasPyeong && <td className={table.number}>{formatPyeong(area)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      <label className={styles.switch}>
        <input type="checkbox" checked={hasPyeong} onChange={(event) => showPyeongToo(event.target.checked)} />
        {AREAS_TEXT.showPyeong}
      </label>
      <p className={layout.note} role="status">
        {hasPyeong && AREAS_TEXT.pyeongNote}
      </p>
    </div>
  );
}
