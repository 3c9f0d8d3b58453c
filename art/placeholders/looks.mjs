// The light of a picture (mood) and the materials in it (tones).

/**
 * @typedef {object} Mood
 * @property {[number, string][]} sky stops from the top down to the horizon
 * @property {number} sun strength of the glow low on the left
 * @property {string} left light on faces to the left, where the sun is
 * @property {string} front light on faces towards the viewer
 * @property {string} right light on faces away from the sun
 * @property {string} top light on roofs and ground
 * @property {string} haze colour of the air
 * @property {number} reach metres after which about two thirds is air
 * @property {number} windows share of lit windows
 * @property {string} glass unlit windows
 * @property {string} ground
 * @property {string} sea
 * @property {string} shadow
 * @property {number} shade opacity of cast shadows
 */

/** @type {Record<'dusk' | 'night' | 'day' | 'clay' | 'teal', Mood>} */
export const moods = {
  dusk: {
    sun: 0.55,
    sky: [
      [0, '#2f3a5a'],
      [0.38, '#56618a'],
      [0.66, '#9a8a98'],
      [0.86, '#d9ad8b'],
      [1, '#ecc9a2'],
    ],
    left: '#f6d3ae',
    front: '#8d8ea6',
    right: '#59617f',
    top: '#a9a4b2',
    haze: '#b9a09a',
    reach: 1500,
    windows: 0.4,
    glass: '#38425f',
    ground: '#56586a',
    sea: '#9c93a4',
    shadow: '#1f2430',
    shade: 0.35,
  },
  night: {
    sun: 0.12,
    sky: [
      [0, '#11172a'],
      [0.5, '#1f2944'],
      [0.85, '#36425f'],
      [1, '#4a5069'],
    ],
    left: '#7a82a4',
    front: '#4a5372',
    right: '#323a55',
    top: '#565f7d',
    haze: '#2c3550',
    reach: 1300,
    windows: 0.46,
    glass: '#1a2136',
    ground: '#262c3e',
    sea: '#2b3550',
    shadow: '#0c101c',
    shade: 0.4,
  },
  day: {
    sun: 0.45,
    sky: [
      [0, '#a9b8c9'],
      [0.5, '#cdd3d8'],
      [0.85, '#ece5d9'],
      [1, '#f5ecdd'],
    ],
    left: '#fff6e6',
    front: '#d3d0ce',
    right: '#a3a8b6',
    top: '#f1ece2',
    haze: '#e6e0d6',
    reach: 900,
    windows: 0.03,
    glass: '#8696ac',
    ground: '#cfc8bb',
    sea: '#a8b6c4',
    shadow: '#3c4a6b',
    shade: 0.28,
  },
  clay: {
    sun: 0.3,
    sky: [
      [0, '#e4dfd6'],
      [0.6, '#eee8dd'],
      [1, '#f7f1e6'],
    ],
    left: '#fffaf0',
    front: '#d8d3cb',
    right: '#b0aeb2',
    top: '#f4efe6',
    haze: '#ece6db',
    reach: 1100,
    windows: 0.05,
    glass: '#b9b6b4',
    ground: '#ddd5c8',
    sea: '#cfd2d4',
    shadow: '#4a4f60',
    shade: 0.26,
  },
  teal: {
    sun: 0.4,
    sky: [
      [0, '#8fb9bd'],
      [0.5, '#bcd6d4'],
      [0.85, '#e3ece4'],
      [1, '#f3f1e4'],
    ],
    left: '#fbfff4',
    front: '#c3d3d1',
    right: '#8fa9ab',
    top: '#e9f1ea',
    haze: '#d8e6e2',
    reach: 900,
    windows: 0.04,
    glass: '#6f9a9f',
    ground: '#c3cec6',
    sea: '#86b4b8',
    shadow: '#1f4a50',
    shade: 0.28,
  },
};

/**
 * @typedef {object} Tones
 * @property {string} wall
 * @property {string} wood
 * @property {string} floor
 * @property {string} fabric
 * @property {string} accent
 * @property {string} plant
 * @property {string} dark
 * @property {string} stone
 * @property {string} facade
 * @property {string} cool
 */

/** @type {Tones} */
export const bronzeTones = {
  wall: '#f5f0e7',
  wood: '#c6a079',
  floor: '#d9bf9c',
  fabric: '#d3c9ba',
  accent: '#a9793f',
  plant: '#7d8f7c',
  dark: '#343844',
  stone: '#e9e2d6',
  facade: '#e2d8cb',
  cool: '#3c4a6b',
};

/** @type {Tones} */
export const tealTones = {
  wall: '#f1f4ef',
  wood: '#b5a98f',
  floor: '#cfc6b0',
  fabric: '#c2cfca',
  accent: '#2f7f86',
  plant: '#5f9488',
  dark: '#26383c',
  stone: '#dfe7e1',
  facade: '#dbe6e2',
  cool: '#2c6a75',
};

/** @typedef {{ mood: Mood, tones: Tones }} Look */

/**
 * @param {keyof typeof moods} mood
 * @param {Tones} [tones]
 * @returns {Look}
 */
export function look(mood, tones = bronzeTones) {
  return { mood: moods[mood], tones };
}

/**
 * The air of a mood with a nearer or farther reach.
 * @param {Look} base
 * @param {Partial<Mood>} changes
 * @returns {Look}
 */
export function adjust(base, changes) {
  return { ...base, mood: { ...base.mood, ...changes } };
}
