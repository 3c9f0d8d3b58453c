import type { PointerEvent } from 'react';
import { roomy, type Point, type Thing } from '#editor/drawing/geometry/thing.ts';
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

/** How large a handle is against the least: points of a coast lie near each other, and rooms are large enough. */
const SIZES: Partial<Record<Thing['kind'], number>> = { room: 0, point: 0.5, leg: 0.35, turn: 0.6 };

const pathOf = (outline: readonly Point[], isClosed: boolean): string =>
  `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** What can be tapped, tabbed to, dragged and moved with arrow keys, over the place where it is drawn. */
export function Handle({ thing, isChosen, isWrong, least, movement, choose }: HandleProps) {
  const gestures = useGestures(thing, movement);
  const { id, name, kind, moves, box, outline } = thing;
  const common = {
    id: handleId(id),
    role: 'button',
    // The middle of a leg is for whoever points; a point's own button does the same.
    tabIndex: kind === 'leg' ? -1 : 0,
    'aria-label': isWrong ? `${name}: ${DRAWING_TEXT.isWrong}` : name,
    'aria-pressed': isChosen,
    className: 'handle',
    'data-kind': kind,
    'data-moves': moves ?? undefined,
    'data-wrong': isWrong || undefined,
    onFocus: () => choose(id),
    // Not every tablet focuses what is tapped. Out of a leg a point was drawn perhaps, which is chosen now.
    onClick: () => kind !== 'leg' && choose(id),
    ...gestures,
    onPointerDown: (event: PointerEvent<SVGGraphicsElement>) => {
      if (moves !== null) choose(id);
      gestures.onPointerDown(event);
    },
  };
  return outline ? (
    <path d={pathOf(outline, kind === 'area')} {...common} />
  ) : (
    <rect {...roomy(box, least * (SIZES[kind] ?? 1))} {...common} />
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
