/** A place on the floor of a plan in millimetres; x grows to the east, y to the north. */
export type Place = readonly [x: number, y: number];

/** Where an eye looks, in degrees: `yaw` from north to the east, -180 to 180; `pitch` from the horizon upwards. */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** How high a visitor's eye is above the floor, in millimetres: panoramas are made from there. */
export const EYE_MM = 1500;

const DEGREES = 180 / Math.PI;

/** The same azimuth as -180 to 180 degrees. */
export const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Which way one place lies from another, in degrees from north to the east. */
export const azimuthTo = ([x, y]: Place, [toX, toY]: Place): number => Math.atan2(toX - x, toY - y) * DEGREES;

/** How an eye above one place looks at another on the floor. */
export const directionTo = (from: Place, to: Place): Direction => ({
  yaw: azimuthTo(from, to),
  pitch: -Math.atan2(EYE_MM, Math.hypot(to[0] - from[0], to[1] - from[1])) * DEGREES,
});
