import { eased, nearest, within, type Look } from './look.ts';

/** How long a look takes on its way, in milliseconds: after a key or a button, and after a finger that let go. */
const STEP_MS = 110;
const GLIDE_MS = 260;

/** Where a visitor looks, and where the look is on its way to. */
export interface Eyes {
  look: () => Look;
  /** By so much; `isHeld`: at once, as a finger holds it. */
  turn: (by: Partial<Look>, isHeld?: boolean) => void;
  /** To there; `isAtOnce`: without the way between. */
  face: (to: Partial<Look>, isAtOnce?: boolean) => void;
  /** Goes on turning after a finger that let go. @param speed degrees in a millisecond */
  glide: (speed: { yaw: number; pitch: number }) => void;
  /** Goes on by so many milliseconds. @returns whether there is more to go */
  advance: (ms: number) => boolean;
}

/** @param options.onGoal there is somewhere to go: frames are needed @param options.isStill nothing may move by itself */
export function openEyes(start: Look, options: { onGoal: () => void; isStill: () => boolean }): Eyes {
  let look = within(start);
  let goal = look;
  let slowness = STEP_MS;
  const aim = (next: Look, way: number, isAtOnce: boolean) => {
    goal = within(next);
    slowness = way;
    if (isAtOnce) look = goal;
    options.onGoal();
  };
  return {
    look: () => look,
    turn: ({ yaw = 0, pitch = 0, width = 0 }, isHeld = false) => {
      const from = isHeld ? look : goal;
      const next = { yaw: from.yaw + yaw, pitch: from.pitch + pitch, width: from.width + width };
      aim(next, STEP_MS, isHeld || options.isStill());
    },
    face: ({ yaw = look.yaw, pitch = look.pitch, width = look.width }, isAtOnce = false) =>
      aim({ yaw: nearest(yaw, look.yaw), pitch, width }, STEP_MS, isAtOnce || options.isStill()),
    glide: ({ yaw, pitch }) => {
      if (options.isStill()) return;
      aim({ ...look, yaw: look.yaw + yaw * GLIDE_MS, pitch: look.pitch + pitch * GLIDE_MS }, GLIDE_MS, false);
    },
    advance: (ms) => {
      look = eased(look, goal, { ms, slowness });
      return look !== goal;
    },
  };
}
