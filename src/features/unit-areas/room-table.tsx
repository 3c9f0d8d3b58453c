import { formatMillimetres, formatRoomArea } from '#site/units/areas.ts';
import { room, roomArea, roomNote, roomSize, roomTable } from '#text/areas.ts';
import { scrollable } from '#text/controls.ts';
import layout from '#ui/style/layout.module.css';
import { ScrollRegion } from '#ui/controls/scroll-region.tsx';
import table from '#ui/style/table.module.css';

/** The rooms of a unit with their measures, in millimetres. */
export function RoomTable({ rooms }: { rooms: readonly { name: string; width: number; depth: number }[] }) {
  return (
    <div>
      <ScrollRegion label={scrollable(roomTable)}>
        <table className={table.table}>
          <caption>{roomTable}</caption>
          <thead>
            <tr>
              <th scope="col">{room}</th>
              <th scope="col" className={table.number}>
                {roomSize}
              </th>
              <th scope="col" className={table.number}>
                {roomArea}
              </th>
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ name, width, depth }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={table.number}>
                  {formatMillimetres(width)} × {formatMillimetres(depth)}
                </td>
                <td className={table.number}>{formatRoomArea(width, depth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={layout.note}>{roomNote}</p>
    </div>
  );
}
