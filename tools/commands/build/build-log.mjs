// Colours, which Vite writes into a file too where FORCE_COLOR says so.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** What every build says: Vite's greeting, its stages, and each file with its size. */
const USUAL = [
  /^vite v\d/,
  /^(transforming|rendering chunks|computing gzip size)/,
  /^✓ \d+ modules transformed/,
  /^\S+\s+[\d.,]+ [kM]?B\b/,
];

/** What a slow machine makes the bundler say of its plugins. */
const TIMINGS = /\[PLUGIN_TIMINGS\][\s\S]*?bundlertimings for more details\.\n/g;

/** The lines of a build's log that not every build has: what the site's own plugins say, warnings, errors. @param {string} log */
export const tellingLines = (log) =>
  log
    .replaceAll(COLOUR, '')
    .replaceAll(TIMINGS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !USUAL.some((usual) => usual.test(line)));
