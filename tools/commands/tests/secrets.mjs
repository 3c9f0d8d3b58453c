import fs from 'node:fs';
import path from 'node:path';

// Whatever a build holds, everybody can read. Firebase's own four values are meant for browsers and may stand in it.

/** @typedef {{ name: string, value: string }} KnownSecret */
/** @typedef {{ file: string, line: number, what: string }} Finding */

/** What credentials look like, whosever they are. */
const SHAPES = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a service account': /"private_key(?:_id)?"\s*:/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  'a refresh token of Google': /\b1\/\/0[\w-]{20,}/,
  'an access token of Google': /\bya29\.[\w-]{20,}/,
  'a client secret of Google': /\bGOCSPX-[\w-]{20,}/,
  'a key of a Google API': /\bAIza[\w-]{35}/,
  'a token of GitHub': /\bgh[pousr]_\w{36}|\bgithub_pat_\w{22}/,
  'a token of npm': /\bnpm_\w{36}/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a key of Amazon': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a key of Stripe': /\b[rs]k_live_\w{16,}/,
  'an address with a password': /\bhttps?:\/\/[^\s/:@"'`]+:[^\s/@"'`]+@/,
  'a password': /\b(?:passw(?:or)?d|secret|client_?secret)["']?\s*[:=]\s*["'`](?!password["'`])[!-~]{6,}["'`]/i,
  // What form services and the like call what only an owner may hold.
  'an API secret':
    /\b(?:api_?(?:secret|token)|access_?token|auth_?token|deploy_?key|master_?key|private_?key)["']?\s*[:=]\s*["'`][\w.~+/=-]{12,}["'`]/i,
  'an authorization': /["'`](?:Bearer|Basic) [\w.~+/=-]{16,}["'`]/,
  'a sign-in with fixed words': /signInWith\w*Password\w*\((?:[^()"'`]*,)?\s*["'`][^"'`]+@[^"'`]+["'`]/,
};

const SECRET_NAME = /PASSWORD|PASSWD|SECRET|TOKEN|PRIVATE|CREDENTIAL/;
/** Shorter values stand in any text by chance. */
const SHORTEST = 8;

/**
 * The secrets of this computer that a build could have caught: the environment's, and those of the embedded services.
 * @param {Record<string, string | undefined>} environment @param {string} dataDirectory @returns {KnownSecret[]}
 */
export function knownSecrets(environment, dataDirectory) {
  const variables = Object.entries(environment).flatMap(([name, value = '']) =>
    SECRET_NAME.test(name) ? [{ name, value }] : [],
  );
  const embedded = ['admin.json', 'staff.json'].flatMap((file) => {
    const account = path.join(dataDirectory, file);
    /** @type {Record<string, string | undefined>} */
    const stored = fs.existsSync(account) ? JSON.parse(fs.readFileSync(account, 'utf8')) : {};
    return ['password', 'tokenSecret'].map((field) => ({ name: `${file}: ${field}`, value: stored[field] ?? '' }));
  });
  // A variable may also name the file that holds a secret.
  return [...variables, ...embedded].filter(({ value }) => value.length >= SHORTEST && !fs.existsSync(value));
}

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/**
 * Every place of a build that holds a credential, or looks as if it did. The credential itself is not repeated.
 * @param {string} dist @param {{ secrets?: KnownSecret[], allowed?: string[] }} [options]
 * `allowed`: public values that look like a secret, such as Firebase's API key
 * @returns {Finding[]}
 */
export function findSecrets(dist, { secrets = [], allowed = [] } = {}) {
  const files = fs.readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length === 0) throw new Error('The build has no file: nothing was searched.');
  return files.flatMap((entry) => {
    const place = path.join(entry.parentPath, entry.name);
    // Byte by byte: pictures and fonts are searched too.
    let text = fs.readFileSync(place).toString('latin1');
    for (const value of allowed) text = text.replaceAll(value, '');
    /** @param {number} index @param {string} what */
    const found = (index, what) =>
      index < 0 ? [] : [{ file: path.relative(dist, place), line: lineAt(text, index), what }];
    return [
      ...Object.entries(SHAPES).flatMap(([what, shape]) => found(text.search(shape), what)),
      ...secrets.flatMap(({ name, value }) => found(text.indexOf(Buffer.from(value).toString('latin1')), name)),
    ];
  });
}
