import { formatMillimetres, formatRoomArea } from '#site/units/areas.ts';
import type { Measures } from '#site/plan/plan-facts.ts';
import { TABLE_TEXT } from '#text/controls/tables.ts';
import { ROOMS_TEXT } from '#text/units/areas.ts';
import layout from '#ui/style/layout.module.css';
import { ScrollRegion } from '#ui/controls/scroll-region.tsx';
import table from '#ui/style/table.module.css';

/** The rooms of a unit as built, with their measures. */
export function RoomTable({ rooms, hasBalcony }: { rooms: Measures['rooms']; hasBalcony: boolean }) {
  const title = hasBalcony ? ROOMS_TEXT.tableBefore : ROOMS_TEXT.table;
  return (
    <div>
      <ScrollRegion label={TABLE_TEXT.scrollable(title)}>
        <table className={table.table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{ROOMS_TEXT.room}</th>
              <th scope="col" className={table.number}>
                {ROOMS_TEXT.size}
              </th>
              <th scope="col" className={table.number}>
                {ROOMS_TEXT.area}
              </th>
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ name, size: [width, depth], area }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={table.number}>
                  {formatMillimetres(width)} × {formatMillimetres(depth)}
                </td>
                <td className={table.number}>{formatRoomArea(area)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={layout.note}>
        {ROOMS_TEXT.note} {hasBalcony && ROOMS_TEXT.noteBefore}
      </p>
    </div>
  );
}
