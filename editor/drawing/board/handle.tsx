import { roomy, type Thing } from '#editor/drawing/geometry/thing.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';
import { useGestures, type Movement } from './use-gestures.ts';

interface HandleProps {
  thing: Thing;
  isChosen: boolean;
  isWrong: boolean;
  /** How large it is at least, in units of the drawing. */
  least: number;
  movement: Movement;
  choose: (id: string) => void;
}

/** By which a handle is found, to be focused. */
export const handleId = (id: string): string => `handle-${id}`;

/** What can be tapped, tabbed to, dragged and moved with arrow keys, over the place where it is drawn. */
export function Handle({ thing, isChosen, isWrong, least, movement, choose }: HandleProps) {
  const gestures = useGestures(thing, movement);
  const { id, name, kind, moves, box } = thing;
  return (
    <rect
      {...(kind === 'room' ? box : roomy(box, least))}
      id={handleId(id)}
      role="button"
      tabIndex={0}
      aria-label={isWrong ? `${name}: ${DRAWING_TEXT.isWrong}` : name}
      aria-pressed={isChosen}
      className="handle"
      data-kind={kind}
      data-moves={moves ?? undefined}
      data-wrong={isWrong || undefined}
      onFocus={() => choose(id)}
      // Not every tablet focuses what is tapped, and none clicks what is dragged.
      onClick={() => choose(id)}
      {...gestures}
      onPointerDown={(event) => {
        if (moves !== null) choose(id);
        gestures.onPointerDown(event);
      }}
    />
  );
}

/** A sign at what is wrong: a colour alone would not be seen by everybody. */
export function WrongSign({ box: { x, y, width }, size }: { box: Thing['box']; size: number }) {
  return (
    <g className="wrong-sign" transform={`translate(${x + width / 2} ${y}) scale(${size})`} aria-hidden>
      <circle r="1" />
      <text y="0.55" textAnchor="middle">
        !
      </text>
    </g>
  );
}
