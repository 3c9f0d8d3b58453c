import { areaParts } from '#site/units/area-parts.ts';
import { formatPyeong, formatUnitArea } from '#site/units/areas.ts';
import type { Unit } from '#site/schema/units.ts';
import { AREAS_TEXT } from '#text/units/areas.ts';
import layout from '#ui/style/layout.module.css';
import table from '#ui/style/table.module.css';
import { useEarlyChoices } from '#ui/use-early-choices.ts';
import styles from './area-table.module.css';
import { showPyeongToo, usePyeong } from './pyeong-store.ts';

/** A unit's areas. The law asks for ㎡, so 평 stands beside it only when asked for. */
export function AreaTable({ unit }: { unit: Pick<Unit, 'use' | 'areasM2'> }) {
  const { isShown: hasPyeong } = usePyeong();
  const pyeong = useEarlyChoices<HTMLLabelElement>();
  const isOfficetel = unit.use === 'officetel';
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
          {areaParts(unit).map(({ part, m2 }) => (
            <tr key={part}>
              <th scope="row">
                {AREAS_TEXT.parts[part].label}
                <span className={styles.explanation}>
                  {isOfficetel && part === 'contract'
                    ? AREAS_TEXT.officetelContract
                    : AREAS_TEXT.parts[part].explanation}
                </span>
              </th>
              <td className={table.number}>{formatUnitArea(m2)}</td>
              {hasPyeong && <td className={table.number}>{formatPyeong(m2)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <label ref={pyeong} className={styles.switch}>
        <input type="checkbox" checked={hasPyeong} onChange={(event) => showPyeongToo(event.target.checked)} />
        {AREAS_TEXT.showPyeong}
      </label>
      {isOfficetel && <p className={layout.note}>{AREAS_TEXT.officetelNote}</p>}
      <p className={layout.note} role="status">
        {hasPyeong && AREAS_TEXT.pyeongNote}
      </p>
    </div>
  );
}
