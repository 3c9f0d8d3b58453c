/** @typedef {[number, number]} Point2 */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {ReturnType<typeof createSheet>} Sheet */

/** @param {number} value */
export const round = (value) => Math.round(value * 10) / 10;

/** @param {Point2[]} points */
export function path(points) {
  if (points.length < 3) return '';
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** @param {[number, string, number?][]} stops */
function stopMarkup(stops) {
  return stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
}

/**
 * An SVG document under construction: markup is added in painting order, definitions on demand.
 * @param {Size} size
 */
export function createSheet({ width, height }) {
  /** @type {string[]} */
  const definitions = [];
  /** @type {string[]} */
  const body = [];
  /** @type {Map<string, string>} */
  const known = new Map();

  /** @param {string} tag @param {string} content */
  const define = (tag, content) => {
    const key = `${tag} ${content}`;
    const id = known.get(key) ?? `d${known.size}`;
    if (!known.has(key)) {
      known.set(key, id);
      definitions.push(`<${tag} id="${id}" ${content}</${tag}>`);
    }
    return `url(#${id})`;
  };

  return {
    width,
    height,
    /** @param {string} markup */
    add(markup) {
      body.push(markup);
    },
    /** @param {Point2} from @param {Point2} to @param {[number, string, number?][]} stops */
    gradient([x1, y1], [x2, y2], stops) {
      const ends = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
      return define('linearGradient', `gradientUnits="userSpaceOnUse" ${ends}>${stopMarkup(stops)}`);
    },
    /** @param {Point2} centre @param {number} radius @param {[number, string, number?][]} stops */
    glow([x, y], radius, stops) {
      const place = `cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"`;
      return define('radialGradient', `gradientUnits="userSpaceOnUse" ${place}>${stopMarkup(stops)}`);
    },
    /** @param {number} deviation */
    blur(deviation) {
      // The default filter region cuts wide blurs off with a visible edge.
      return define(
        'filter',
        `x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${round(deviation)}"/>`,
      );
    },
    /** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [opacity] */
    rect(x, y, w, h, fill, opacity = 1) {
      body.push(
        `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" opacity="${opacity}"/>`,
      );
    },
    toString() {
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${body.join('')}</svg>`;
    },
  };
}
