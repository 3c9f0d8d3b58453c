import { distancesOf } from '#editor/drawing/geometry/map-things.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';

/** How far every station and place lies from the site by now. */
export function Distances({ map }: { map: LocationMap }) {
  return (
    <section className="distances">
      <h3>{DRAWING_TEXT.distances}</h3>
      <ul>
        {distancesOf(map).map(({ name, km }) => (
          <li key={name}>
            {name} <span>{DRAWING_TEXT.distance(km.toFixed(2))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
