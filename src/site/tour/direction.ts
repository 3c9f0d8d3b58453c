/** A place on the floor of a plan in millimetres; x grows to the east, y to the north. */
export type Place = readonly [x: number, y: number];

/** Where an eye looks, in degrees: `yaw` from north to the east, -180 to 180; `pitch` from the horizon upwards. */
export interface Direction {
  yaw: number;
  pitch: number;
}

const DEGREES = 180 / Math.PI;

/** The same azimuth as -180 to 180 degrees. */
export const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Which way one place lies from another, in degrees from north to the east. */
export const azimuthTo = ([x, y]: Place, [toX, toY]: Place): number => Math.atan2(toX - x, toY - y) * DEGREES;

/** What lies so many millimetres from a place, into a direction in degrees from north to the east. */
export const placeTowards = ([x, y]: Place, yaw: number, far: number): Place => [
  x + far * Math.sin(yaw / DEGREES),
  y + far * Math.cos(yaw / DEGREES),
];
