/** How much is seen at first from the farthest views, and how much more where a wall is near, in degrees of height. */
const [FAR_FIELD, MORE] = [68, 9];
/** Nearer than the first of these, in millimetres, a view cannot be too wide; from the second on it is far. */
const [NEAR_MM, FAR_MM] = [1200, 4000];

/** How much is seen at first through a wide window, in degrees of height: the more, the nearer what is before the eye. */
export function firstField(depth: number): number {
  const far = Math.min(1, Math.max(0, (depth - NEAR_MM) / (FAR_MM - NEAR_MM)));
  return Math.round(FAR_FIELD + MORE * (1 - far));
}
