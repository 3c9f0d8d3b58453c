import { gapLength, type Glazing } from '#site/plan/openings.ts';
import { roomSize } from '#site/plan/plan-facts.ts';
import type { Plan } from '#site/schema/plans.ts';
import type { PictureReference } from '#site/schema/parts/fields.ts';
import type { Walk, WalkPoint } from '#site/schema/tour.ts';
import { azimuthTo, turned, type Place } from './direction.ts';
import { firstField } from './first-field.ts';
import { depthFrom, onwardFrom } from './onward.ts';
import type { OpeningSeen } from './opening-seen.ts';
import { middlePlace } from './sight.ts';
import { walkHome, type WalkHome } from './walk-home.ts';
import { waysFrom } from './ways.ts';

/** A door, or whatever else leads on, as it is seen from a point. */
export interface ShownDoor extends OpeningSeen {
  /** The point that it leads to. */
  to: string;
  /** Which way a visitor looks who has come through it, in degrees from north to the east. */
  onward: number;
}

/** The files of a panorama. */
export interface PanoramaFiles {
  /** `/images/panorama-84a-living-0123abcd`: a width and a format follow. */
  base: string;
  /** Ascending. */
  widths: readonly number[];
}

export interface ShownPoint {
  id: string;
  name: string;
  room: string;
  at: Place;
  /** Of the room, extended, in millimetres: to the east and to the north. */
  size: readonly [width: number, depth: number];
  /** Which way one looks at first, and which way the picture's middle looks: degrees from north to the east. */
  heading: number;
  middle: number;
  /** How far up one looks at first, in degrees. */
  pitch: number;
  /** How much one sees at first through a wide window, in degrees of height. */
  field: number;
  picture: PictureReference;
  files: PanoramaFiles;
  finish: string | null;
  doors: readonly ShownDoor[];
}

/** A walk with all that its page needs to know of the plan. */
export interface ShownWalk {
  unit: string;
  poster: PictureReference;
  isPartial: boolean;
  points: readonly ShownPoint[];
}

/** How far down one looks at first, in degrees: beds and tables are low. */
const DOWN = 12;

/** To a tenth: more would only be more to load. */
const rounded = (degrees: number): number => Math.round(turned(degrees) * 10) / 10;

/** Towards the room's widest window; where it has none, away from the way in. An entrance is seen as from its door. */
function firstHeading(home: WalkHome, { at, room }: WalkPoint, doors: readonly OpeningSeen[]): number {
  const widest = home.glazings
    .filter((glazing) => glazing.room === room && !glazing.isInner)
    .reduce<Glazing | null>((best, each) => (best && gapLength(best) >= gapLength(each) ? best : each), null);
  if (widest) return azimuthTo(at, middlePlace(widest.gap));
  const way = doors[0]?.yaw ?? 0;
  return room === home.entrance ? onwardFrom(home, at, way) : way + 180;
}

/** How far the room reaches before an eye, in millimetres: to its windows, not through them. */
const roomBefore = ({ walls, glazings, items }: WalkHome, at: Place, yaw: number): number =>
  depthFrom({ walls: [...walls, ...glazings.map(({ gap }) => gap)], items }, at)(yaw);

function shownPoint(home: WalkHome, point: WalkPoint, walk: Walk, files: PanoramaFiles): ShownPoint {
  const { id, room, name = room, at, heading, down = DOWN, middle = 0, picture, finish = null } = point;
  const doors = waysFrom(home, point, walk.points).map((way): ShownDoor => {
    const beyond = walk.points.find((other) => other.id === way.to)?.at ?? way.at;
    // A way to a place in the same room ends where it leads: whoever goes there looks on.
    const isThere = beyond[0] === way.at[0] && beyond[1] === way.at[1];
    const { yaw, reach } = way.seen;
    const onward = isThere ? yaw : onwardFrom(home, beyond, azimuthTo(way.at, beyond));
    return { to: way.to, yaw: rounded(yaw), reach: rounded(reach), onward: rounded(onward) };
  });
  const first = rounded(heading ?? firstHeading(home, point, doors));
  return {
    id,
    name,
    room,
    at,
    size: home.rooms.has(room) ? roomSize([...home.rooms.values()], room) : [0, 0],
    heading: first,
    middle: rounded(middle),
    pitch: -down,
    field: firstField(roomBefore(home, at, first)),
    picture,
    files,
    finish,
    doors,
  };
}

/** A walk as its page shows it. @param filesOf a panorama's files, by its name */
export function shownWalk(walk: Walk, plan: Plan, filesOf: (name: string) => PanoramaFiles): ShownWalk {
  const home = walkHome(plan);
  return {
    unit: walk.unit,
    poster: walk.poster,
    isPartial: walk.partial === true,
    points: walk.points.map((point) => shownPoint(home, point, walk, filesOf(point.picture.name))),
  };
}
