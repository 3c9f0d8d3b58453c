import type { Side } from '#site/schema/plans.ts';
import { edgeOn, type Edge, type Rect } from '#site/plan/rect.ts';
import { boxOf } from './box.ts';
import { depthBetween, isIn } from './depth.ts';
import { roomAt, type HomeFloor } from './home-floor.ts';
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

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** A piece with its back to a stretch of wall, moved along it as little as it needs; null where it has no room. */
function placed(piece: Piece, side: Side, clear: Rect, wall: Edge): Piece | null {
  const edge = edgeOn(clear, side);
  const half = piece.width / 2;
  const away = side === 'north' || side === 'south' ? clear.y1 - clear.y0 : clear.x1 - clear.x0;
  if (edge.to - edge.from < piece.width || away < piece.depth || wall.to - wall.from < half) return null;
  const isWallLong = wall.to - wall.from >= piece.width;
  const behind = isWallLong
    ? clamp(wall.runs === 'east' ? piece.x : piece.y, wall.from + half, wall.to - half)
    : (wall.from + wall.to) / 2;
  const along = Math.round(clamp(behind, edge.from + half, edge.to - half));
  const toTheMiddle = piece.depth / 2;
  switch (side) {
    case 'north':
      return { ...piece, angle: BACKS[side], x: along, y: Math.floor(edge.line - toTheMiddle) };
    case 'south':
      return { ...piece, angle: BACKS[side], x: along, y: Math.ceil(edge.line + toTheMiddle) };
    case 'east':
      return { ...piece, angle: BACKS[side], y: along, x: Math.floor(edge.line - toTheMiddle) };
    case 'west':
      return { ...piece, angle: BACKS[side], y: along, x: Math.ceil(edge.line + toTheMiddle) };
  }
}

/** Whether a place is in the way of a door or in something built in. */
function isTaken({ doorways, fixtures }: HomeFloor, piece: Piece): boolean {
  const box = boxOf(piece);
  return (
    doorways.some((doorway) => isIn(depthInDoorway(doorway, box))) ||
    fixtures.some((fixture) => isIn(depthBetween(fixture.box, box)))
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
      floor.walls.flatMap(({ bounds }) => {
        const wall = wallAlong(edgeOn(clear, side), bounds);
        const place = wall && placed(piece, side, clear, wall);
        return place ? [{ place, far: Math.hypot(place.x - piece.x, place.y - piece.y) }] : [];
      }),
    ),
  );
  places.sort((a, b) => a.far - b.far);
  const inRoom = places.filter(({ place }) => roomAt(floor, place) === room);
  const best = inRoom.find(({ place }) => !isTaken(floor, place)) ?? inRoom[0] ?? places[0];
  return best?.place ?? piece;
}
