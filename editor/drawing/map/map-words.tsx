import { drawLabel } from '#site/maps/map-labels.ts';
import { layOut, SIDE } from '#site/maps/sheet.ts';
import type { LocationMap, MapLabelKind } from '#site/schema/maps.ts';

/** Whose words begin beside their mark. */
const BESIDE = new Set<MapLabelKind>(['model-house', 'station', 'place', 'towards']);

/** As in src/site/maps/map-labels.ts, on the narrowest phone. */
const SIZE = 39;

/** The words of a map, which the renderer leaves to the page, as large as on a phone; and the square that every page shows. */
export function MapWords({ map, scale }: { map: LocationMap; scale: number }) {
  return (
    <svg className="map-words" width={SIDE} height={SIDE} fontSize={SIZE / scale} aria-hidden>
      <rect className="square" width={SIDE} height={SIDE} />
      {layOut(map).labels.map((label, index) => {
        const { kind, x, y, anchor, dx, lines, plate } = drawLabel(label);
        return (
          // A label has no name that stays: it is known by its place.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index} data-kind={kind}>
            {plate && (
              <svg x={x} y={y} className="plate">
                <rect x={plate.x} y={plate.y} width={plate.width} height={plate.height} rx="0.3em" />
                <circle r="0.4em" />
              </svg>
            )}
            {lines.map(({ text, dy }) => (
              <text key={text} {...{ x, y, dx, dy }} textAnchor={anchor ?? (BESIDE.has(kind) ? 'start' : 'middle')}>
                {text}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
