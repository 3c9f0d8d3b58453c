import type { Doorway } from '#site/plan/openings.ts';
import { azimuthTo, turned, type Place } from './direction.ts';

/** What is seen through from a place: which way its middle lies, and how far it reaches to both sides, in degrees. */
export interface OpeningSeen {
  yaw: number;
  reach: number;
}

/** What a frame takes of its doorway at each side, in millimetres; and how much of a glazed door's width a panel is. */
const JAMB = 35;
const PANEL = 1 / 3;
/** Less than this beside an open leaf, in degrees, is a chink: then the leaf is what one sees. */
const CHINK = 3;

type Span = readonly [from: number, to: number];

const lengthOf = ([from, to]: Span) => to - from;

/** The ends of a line along the doorway's wall, `across` it. */
function facing({ gap, runs }: Doorway, across: number): readonly [Place, Place] {
  return runs === 'east'
    ? [
        [gap.x0 + JAMB, across],
        [gap.x1 - JAMB, across],
      ]
    : [
        [across, gap.y0 + JAMB],
        [across, gap.y1 - JAMB],
      ];
}

/** Where an open door stands: a leaf square to its wall, panels of glass one behind the other. Others go into the wall. */
function standing(door: Doorway): readonly [Place, Place] | null {
  const { swing, gap, runs, slides, isGlazed } = door;
  if (swing)
    return [
      [swing.pivot.x, swing.pivot.y],
      [swing.open.x, swing.open.y],
    ];
  if (!isGlazed) return null;
  const [start, end] = facing(door, runs === 'east' ? (gap.y0 + gap.y1) / 2 : (gap.x0 + gap.x1) / 2);
  const [from, to] = slides === 'west' || slides === 'south' ? [start, end] : [end, start];
  return [from, [from[0] + (to[0] - from[0]) * PANEL, from[1] + (to[1] - from[1]) * PANEL]];
}

/** What an eye sees through a doorway whose door stands open: between its jambs, beside its leaf. */
export function seenThrough(at: Place, door: Doorway): OpeningSeen {
  const { gap, runs } = door;
  const middle = azimuthTo(at, [(gap.x0 + gap.x1) / 2, (gap.y0 + gap.y1) / 2]);
  const spanOf = (ends: readonly [Place, Place]): Span => {
    const [a, b] = ends.map((end) => turned(azimuthTo(at, end) - middle)) as [number, number];
    return [Math.min(a, b), Math.max(a, b)];
  };
  const faces = (runs === 'east' ? [gap.y0, gap.y1] : [gap.x0, gap.x1]).map((across) => spanOf(facing(door, across)));
  const whole: Span = [Math.max(...faces.map(([from]) => from)), Math.min(...faces.map(([, to]) => to))];
  const leaf = standing(door);
  const [from, to] = leaf ? spanOf(leaf) : [whole[1], whole[1]];
  const beside: Span[] = [
    [whole[0], Math.min(from, whole[1])],
    [Math.max(to, whole[0]), whole[1]],
  ];
  const free = beside.reduce((best, each) => (lengthOf(each) > lengthOf(best) ? each : best));
  const seen = lengthOf(free) >= CHINK ? free : whole;
  return { yaw: middle + (seen[0] + seen[1]) / 2, reach: Math.max(0, lengthOf(seen) / 2) };
}
