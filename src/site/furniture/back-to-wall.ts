import type { Side } from '#site/schema/plans.ts';
import { edgeOn, type Edge, type Rect } from '#site/plan/rect.ts';
import { boxOf } from './box.ts';
import { depthBetween, isIn } from './depth.ts';
import { roomAt, type HomeFloor } from './home-floor.ts';
import { factsOf } from './library.ts';
import type { Piece } from './piece.ts';
import { BACKS } from './sides.ts';
import { depthInDoorway } from './standing.ts';

const SIDES = ['north', 'west', 'south', 'east'] as const satisfies readonly Side[];

/** The stretch of a side of some clear floor along which a wall stands; null where there is none. */
function wallAlong(edge: Edge, wall: Rect): Edge | null {
  const [low, high, from, to] =
    edge.runs === 'east' ? [wall.y0, wall.y1, wall.x0, wall.x1] : [wall.x0, wall.x1, wall.y0, wall.y1];
  const along = { ...edge, from: Math.max(edge.from, from), to: Math.min(edge.to, to) };
  return (low === edge.line || high === edge.line) && along.from < along.to ? along : null;
}

/** How finely places along a wall are tried, in millimetres. */
const ALONG = 50;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Where the middle of a back may be along a stretch of wall: where it is nearest first, then all others. */
function middlesAlong(edge: Edge, wall: Edge, width: number, now: number): number[] {
  const half = width / 2;
  if (edge.to - edge.from < width || wall.to - wall.from < half) return [];
  // A back that is longer than its wall stands in its middle, as far as corners let it.
  if (wall.to - wall.from < width) return [clamp((wall.from + wall.to) / 2, edge.from + half, edge.to - half)];
  const [low, high] = [wall.from + half, wall.to - half];
  const others = Array.from({ length: Math.floor((high - low) / ALONG) + 1 }, (_, step) => low + step * ALONG);
  return [clamp(now, low, high), ...others];
}

/** A piece with its back to the side of some clear floor, its middle at `along`; on whole millimetres off the wall. */
function placed(piece: Piece, side: Side, { line }: Edge, along: number): Piece {
  const middle = piece.depth / 2;
  const across = side === 'north' || side === 'east' ? Math.floor(line - middle) : Math.ceil(line + middle);
  const [x, y] = side === 'north' || side === 'south' ? [along, across] : [across, along];
  return { ...piece, angle: BACKS[side], x: Math.round(x), y: Math.round(y) };
}

/** All places with the back to a stretch of wall on one side of some clear floor. */
function placesAt(piece: Piece, side: Side, clear: Rect, wall: Rect): Piece[] {
  const edge = edgeOn(clear, side);
  const stretch = wallAlong(edge, wall);
  const room = edge.runs === 'east' ? clear.y1 - clear.y0 : clear.x1 - clear.x0;
  if (!stretch || room < piece.depth) return [];
  const now = edge.runs === 'east' ? piece.x : piece.y;
  return middlesAlong(edge, stretch, piece.width, now).map((along) => placed(piece, side, edge, along));
}

/** Whether a place is in the way of a door or in something built in. */
function isTaken({ doorways, fixtures }: HomeFloor, piece: Piece): boolean {
  const facts = factsOf(piece.kind);
  if (facts?.liesFlat) return false;
  const box = boxOf(piece);
  return (
    doorways.some((doorway) => isIn(depthInDoorway(doorway, box))) ||
    fixtures.some((fixture) => fixture.kind !== facts?.place && isIn(depthBetween(fixture.box, box)))
  );
}

/**
 * A piece with its back against the nearest wall: of its own room and where nothing built in and no door is in the way,
 * if there is such a place. As it is where no wall has room.
 */
export function backToWall(floor: HomeFloor, piece: Piece): Piece {
  const room = roomAt(floor, piece);
  const places = floor.usable.flatMap((clear) =>
    SIDES.flatMap((side) =>
      floor.walls.flatMap(({ bounds }) =>
        placesAt(piece, side, clear, bounds).map((place) => ({
          place,
          far: Math.hypot(place.x - piece.x, place.y - piece.y),
        })),
      ),
    ),
  );
  places.sort((a, b) => a.far - b.far);
  const inRoom = places.filter(({ place }) => roomAt(floor, place) === room);
  const near = inRoom.length > 0 ? inRoom : places;
  const best = near.find(({ place }) => !isTaken(floor, place)) ?? near[0];
  return best?.place ?? piece;
}
