import sharp from 'sharp';
import type { Rect } from '#site/plan/rect.ts';
import type { Direction, Place } from '#site/tour/direction.ts';
import { along, shareIn } from '#site/tour/sight.ts';
import type { WalkHome } from '#site/tour/walk-home.ts';

// A home as it is seen from a point, flat-shaded and reckoned from the plan alone: what a door's button lies on in this
// picture is a door of the plan.

/** How high an eye is above the floor, in millimetres. */
const EYE_MM = 1500;
const [CEILING_MM, DOOR_MM, SILL_MM, WINDOW_MM] = [2400, 2100, 300, 2200];
/** Further than any wall of a home. */
const FAR_MM = 60_000;
const TILE_MM = 500;

/** What a ray from an eye meets; a door's or a floor's rooms are named. */
export interface Seen {
  what: 'floor' | 'ceiling' | 'wall' | 'window' | 'door';
  rooms: readonly string[];
  /** Along the floor, in millimetres. */
  distance: number;
  at: Place;
}

interface Upright {
  what: 'wall' | 'window' | 'door';
  rect: Rect;
  rooms: readonly string[];
}

const uprightsOf = ({ walls, doorways, glazings }: WalkHome): Upright[] => [
  ...walls.map((rect) => ({ what: 'wall' as const, rect, rooms: [] })),
  ...doorways.map(({ gap, rooms }) => ({ what: 'door' as const, rect: gap, rooms })),
  ...glazings.map(({ gap, room }) => ({ what: 'window' as const, rect: gap, rooms: [room] })),
];

/** What stands in the way of an eye, whichever way it is looked at. */
export function lookAround(home: WalkHome, from: Place): (direction: Direction) => Seen {
  const uprights = uprightsOf(home);
  const nearest = (yaw: number) => {
    const turn = (yaw * Math.PI) / 180;
    const to: Place = [from[0] + Math.sin(turn) * FAR_MM, from[1] + Math.cos(turn) * FAR_MM];
    const hits = uprights.flatMap((upright) => {
      const share = shareIn(from, to, upright.rect)?.[0];
      return share === undefined ? [] : [{ ...upright, share }];
    });
    const first = hits.reduce<(typeof hits)[number] | null>(
      (best, hit) => (best && best.share <= hit.share ? best : hit),
      null,
    );
    return { to, first };
  };
  let known: { yaw: number; ray: ReturnType<typeof nearest> } | null = null;
  return ({ yaw, pitch }) => {
    if (known?.yaw !== yaw) known = { yaw, ray: nearest(yaw) };
    const { to, first } = known.ray;
    const wallAt = (first?.share ?? 1) * FAR_MM;
    const slope = Math.tan((pitch * Math.PI) / 180);
    const height = EYE_MM + slope * wallAt;
    if (height < 0 || height > CEILING_MM) {
      const distance = (height < 0 ? -EYE_MM : CEILING_MM - EYE_MM) / slope;
      const at = along(from, to, distance / FAR_MM);
      const room = [...home.rooms.values()].find(
        ({ x0, y0, x1, y1 }) => at[0] >= x0 && at[0] < x1 && at[1] >= y0 && at[1] < y1,
      );
      return { what: height < 0 ? 'floor' : 'ceiling', rooms: room ? [room.name] : [], distance, at };
    }
    const at = along(from, to, wallAt / FAR_MM);
    const isDoor = first?.what === 'door' && height < DOOR_MM;
    const isWindow = first?.what === 'window' && height > SILL_MM && height < WINDOW_MM;
    const what = isDoor ? 'door' : isWindow ? 'window' : 'wall';
    return { what, rooms: what === 'wall' ? [] : (first?.rooms ?? []), distance: wallAt, at };
  };
}

type Colour = readonly [number, number, number];

/** Doors have this colour and nothing else has. */
export const DOOR_COLOUR: Colour = [200, 90, 30];

const COLOURS: Record<Exclude<Seen['what'], 'floor'>, Colour> = {
  ceiling: [246, 244, 240],
  wall: [222, 214, 202],
  window: [150, 196, 232],
  door: DOOR_COLOUR,
};
const FLOORS: readonly Colour[] = [
  [176, 148, 112],
  [150, 160, 140],
  [168, 150, 168],
  [140, 150, 172],
  [188, 170, 130],
];

/** What such a picture shows of it. */
export function colourOf({ what, rooms, distance, at: [x, y] }: Seen, names: readonly string[]): Colour {
  if (what === 'door' || what === 'window') return COLOURS[what];
  const isLine =
    what === 'floor' && [x, y].some((value) => Math.abs(value - Math.round(value / TILE_MM) * TILE_MM) < 18);
  const base =
    what === 'floor' ? (FLOORS[names.indexOf(rooms[0] ?? '') % FLOORS.length] ?? COLOURS.wall) : COLOURS[what];
  const light = (isLine ? 0.8 : 1) * (1 - Math.min(0.45, distance / 20_000));
  const [red, green, blue] = base.map((channel) => Math.round(channel * light));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Raw pixels, three bytes each, of the sphere around a point: twice as wide as high, its middle looks to the north. */
export function drawPanorama(home: WalkHome, from: Place, width: number): Buffer {
  const height = width / 2;
  const names = [...home.rooms.keys()];
  const seen = lookAround(home, from);
  const pixels = Buffer.alloc(width * height * 3);
  for (let column = 0; column < width; column += 1) {
    const yaw = ((column + 0.5) / width - 0.5) * 360;
    for (let row = 0; row < height; row += 1) {
      const colour = colourOf(seen({ yaw, pitch: (0.5 - (row + 0.5) / height) * 180 }), names);
      pixels.set(colour, (row * width + column) * 3);
    }
  }
  return pixels;
}

/** Such a picture in a width and a format. */
export const encodePanorama = (
  pixels: Buffer,
  drawn: number,
  width: number,
  format: 'avif' | 'webp',
): Promise<Buffer> =>
  sharp(pixels, { raw: { width: drawn, height: drawn / 2, channels: 3 } })
    .resize(width)
    .toFormat(format, { effort: 0, quality: 70 })
    .toBuffer();
