import { UserError } from './project.mjs';

/** @param {string} version @returns {[number, number, number]} */
const parts = (version) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/**
 * Whether a version fits an `engines` range of the forms `^1.2.3` and `>=1.2.3`, joined by `||`.
 * @param {string} version @param {string} range
 */
export function fitsEngines(version, range) {
  const [major, minor, patch] = parts(version);
  return range.split('||').some((alternative) => {
    const [, operator, lowest = ''] = /^\s*(\^|>=)\s*(\S+)\s*$/.exec(alternative) ?? [];
    if (!operator) throw new Error(`package.json: engines.node has a part that is not understood: ${alternative}`);
    const [lowMajor, lowMinor, lowPatch] = parts(lowest);
    if (major !== lowMajor) return operator === '>=' && major > lowMajor;
    return minor > lowMinor || (minor === lowMinor && patch >= lowPatch);
  });
}

/** @param {string} range `engines.node` of package.json */
export function requireNode(range) {
  const { node } = process.versions;
  if (!fitsEngines(node, range))
    throw new UserError(`This is Node ${node}, but the site needs ${range}: install the current LTS from nodejs.org.`);
}
