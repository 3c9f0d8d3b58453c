import type { ReactNode } from 'react';
import { LawNote } from '#features/reading/law-note.tsx';
import type { PlanServices } from '#site/plan/plan-services.ts';
import type { Unit } from '#site/schema/units.ts';
import { formatMetres, formatMillimetres, formatRoomArea } from '#site/units/areas.ts';
import { HOME_SERVICES_TEXT as TEXT } from '#text/units/home-services.ts';
import table from '#ui/style/table.module.css';
import styles from './home-services.module.css';

function rowsOf(
  { ceiling, bathCeiling, window, laundry, boiler, outdoorUnit, escape }: PlanServices,
  use: Unit['use'],
) {
  const bath = bathCeiling < ceiling ? formatMetres(bathCeiling) : null;
  const rows: [label: string, value: ReactNode][] = [
    [TEXT.ceiling.label, TEXT.ceiling.value(formatMetres(ceiling), bath)],
  ];
  if (window) {
    const { kinds, label, value } = TEXT.window;
    rows.push([label, value(kinds[window.kind], formatMetres(window.sill), formatMetres(window.head))]);
  }
  if (laundry) {
    const [width, depth] = laundry.size;
    rows.push([
      TEXT.laundry.label,
      TEXT.laundry.value(laundry.room, formatMillimetres(width), formatMillimetres(depth)),
    ]);
  }
  if (boiler !== null) rows.push([TEXT.boiler.label, TEXT.boiler.value(boiler)]);
  if (outdoorUnit)
    rows.push([TEXT.outdoorUnit.label, TEXT.outdoorUnit.value(outdoorUnit.room, formatRoomArea(outdoorUnit.area))]);
  rows.push([
    TEXT.escape.label,
    <>
      {escape.reason} <LawNote law={{ ...escape.law, use }} />
    </>,
  ]);
  return rows;
}

/** How high a home is, and where what runs in it stands. */
export const HomeServices = ({ services, use }: { services: PlanServices; use: Unit['use'] }) => (
  <table className={table.table}>
    <caption>{TEXT.table}</caption>
    <tbody>
      {rowsOf(services, use).map(([label, value]) => (
        <tr key={label}>
          <th scope="row" className={styles.name}>
            {label}
          </th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
