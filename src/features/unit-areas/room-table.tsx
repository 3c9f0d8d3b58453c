import { formatMillimetres, formatRoomArea } from '#site/units/areas.ts';
import type { RoomSize } from '#site/plan/room-sizes.ts';
import type { Variant } from '#site/plan/spaces.ts';
import { TABLE_TEXT } from '#text/controls/tables.ts';
import { ROOMS_TEXT } from '#text/units/areas.ts';
import layout from '#ui/style/layout.module.css';
import { ScrollRegion } from '#ui/controls/scroll-region.tsx';
import table from '#ui/style/table.module.css';

interface RoomTableProps {
  rooms: readonly RoomSize[];
  /** As built or extended; null: there is no balcony to take in. */
  variant: Variant | null;
}

/** The rooms of a unit with their measures. */
export function RoomTable({ rooms, variant }: RoomTableProps) {
  const title = variant ? ROOMS_TEXT.tables[variant] : ROOMS_TEXT.table;
  const shown = rooms.map(({ extended, ...room }) => (variant === 'extended' ? { ...room, ...extended } : room));
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
            {shown.map(({ name, size: [width, depth], area }) => (
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
        {ROOMS_TEXT.note} {variant && `${ROOMS_TEXT.notes[variant]} ${ROOMS_TEXT.noteKept}`}
      </p>
    </div>
  );
}
