import { armOf } from '#editor/drawing/geometry/layout-sheet.ts';
import { cornersOf } from '#editor/drawing/geometry/layout-things.ts';
import { plateOf, type Placed } from '#editor/drawing/geometry/placed.ts';

/** Points up, with its tip at the place. */
const ARROW = 'M0 0L10 22H-10Z';

const turnOf = ({ list, degrees }: Placed): number => (list === 'roads' || list === 'marks' ? degrees : 0);

/** A name on its plate, or the arrow of a way in. */
function Sign({ placed }: { placed: Placed }) {
  const { list, name, point } = placed;
  const { width, height } = plateOf(placed);
  return (
    <g data-list={list} transform={`translate(${point.x} ${point.y}) rotate(${turnOf(placed)})`}>
      {list === 'marks' ? (
        <path d={ARROW} />
      ) : (
        <>
          <rect x={-width / 2} y={-height / 2} {...{ width, height }} rx={height / 4} />
          <text textAnchor="middle">{name}</text>
        </>
      )}
    </g>
  );
}

/** From something to the handle that turns it. */
function Arm({ placed: { point, degrees } }: { placed: Placed }) {
  const { x, y } = armOf(degrees);
  return <line x1={point.x} y1={point.y} x2={point.x + x} y2={point.y + y} />;
}

interface SiteDrawingProps {
  placed: readonly Placed[];
  chosen: Placed | undefined;
}

/** What the page writes over the layout's picture: the grounds of each tower, names and arrows. */
export function SiteDrawing({ placed, chosen }: SiteDrawingProps) {
  return (
    <g className="site-drawing" aria-hidden>
      {placed.flatMap((one) =>
        one.grounds.map((ground, index) => (
          <polygon
            // A ground has no name that stays: it is known by its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${one.id} ${index}`}
            points={cornersOf(one, ground)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
        )),
      )}
      {chosen && chosen.turn !== null && <Arm placed={chosen} />}
      {placed.map((one) => (
        <Sign key={one.id} placed={one} />
      ))}
    </g>
  );
}
