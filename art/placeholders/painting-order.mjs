/** @typedef {import('./solids.mjs').Solid} Solid */
/** @typedef {import('./projection.mjs').Projection} Projection */

/**
 * Whether `other` must be painted before `solid`: a plane between the two keeps everything on the
 * eye's side of it in front. A sort by distance alone fails for long and flat things.
 * @param {Solid} solid
 * @param {Solid} other
 * @param {Projection['eye']} eye
 */
function hides(solid, other, eye) {
  const slack = 1e-6;
  for (const axis of /** @type {const} */ ([0, 1, 2])) {
    if (solid.high[axis] <= other.low[axis] + slack && eye[axis] < other.low[axis]) return true;
    if (solid.low[axis] >= other.high[axis] - slack && eye[axis] > other.high[axis]) return true;
  }
  return false;
}

/** @param {Solid} solid @param {Projection} view */
function extent({ low, high }, view) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const x of [low[0], high[0]]) {
    for (const y of [low[1], high[1]]) {
      for (const z of [low[2], high[2]]) {
        const point = view.point([x, y, z]);
        if (!point) return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
        left = Math.min(left, point[0]);
        right = Math.max(right, point[0]);
        top = Math.min(top, point[1]);
        bottom = Math.max(bottom, point[1]);
      }
    }
  }
  return { left, right, top, bottom };
}

/**
 * @param {Solid[]} solids
 * @param {Projection} view
 * @returns {Solid[]}
 */
export function inPaintingOrder(solids, view) {
  const items = solids.map((solid) => ({
    solid,
    extent: view.wrap ? { left: 0, right: 1, top: 0, bottom: 1 } : extent(solid, view),
    far: Math.hypot(...solid.low.map((low, axis) => (low + (solid.high[axis] ?? 0)) / 2 - (view.eye[axis] ?? 0))),
    state: 'waiting',
  }));
  items.sort((a, b) => b.far - a.far);
  /** @type {Solid[]} */
  const ordered = [];
  /** @param {(typeof items)[number]} item */
  const visit = (item) => {
    if (item.state !== 'waiting') return;
    item.state = 'open';
    for (const other of items) {
      if (other.state !== 'waiting' || other === item) continue;
      const apart =
        item.extent.left > other.extent.right ||
        other.extent.left > item.extent.right ||
        item.extent.top > other.extent.bottom ||
        other.extent.top > item.extent.bottom;
      if (!apart && hides(item.solid, other.solid, view.eye) && !hides(other.solid, item.solid, view.eye)) visit(other);
    }
    item.state = 'done';
    ordered.push(item.solid);
  };
  for (const item of items) visit(item);
  return ordered;
}
