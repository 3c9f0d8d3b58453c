import { useState } from 'react';
import type { Point, Thing } from '#editor/drawing/geometry/thing.ts';

/** The part of a drawing's plane that is seen. */
export type View = readonly [left: number, top: number, width: number, height: number];

const middleOf = ({ box: { x, y, width, height } }: Thing): Point => ({ x: x + width / 2, y: y + height / 2 });

/** So much of a drawing as is seen at a scale, around a point of it; what lies beyond its edges, too. */
export function viewOf([left, top, width, height]: View, scale: number, middle: Point | null): View {
  const { x, y } = scale > 1 && middle ? middle : { x: left + width / 2, y: top + height / 2 };
  const [wide, high] = [width / scale, height / scale];
  return [x - wide / 2, y - high / 2, wide, high];
}

const holds = ([left, top, width, height]: View, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** Whether anything of a thing is seen. */
export const isSeen = (view: View, thing: Thing): boolean =>
  (thing.outline ?? [middleOf(thing)]).some((point) => holds(view, point));

/** What is seen of a drawing: whatever is chosen and lies elsewhere is brought into its middle, and nothing while it is moved. */
export function useView(box: View, scale: number, thing: Thing | undefined): View {
  const [middle, setMiddle] = useState<Point | null>(null);
  const [seen, setSeen] = useState({ id: thing?.id, scale });
  const view = viewOf(box, scale, middle);
  const isScaled = seen.scale !== scale;
  if (isScaled || seen.id !== thing?.id) {
    setSeen({ id: thing?.id, scale });
    if (thing && (isScaled || !isSeen(view, thing))) setMiddle(middleOf(thing));
  }
  return view;
}
