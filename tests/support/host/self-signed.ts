import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A server's key and the certificate that it signed itself: no browser trusts it, unless it is told to. */
export interface Identity {
  /** PEM. */
  key: string;
  /** PEM. */
  cert: string;
  /** SHA-256 of the public key in base64, as Chromium's `--ignore-certificate-errors-spki-list` takes it. */
  fingerprint: string;
}

/** One DER value: tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const set = (...parts: Uint8Array[]) => der(0x31, ...parts);
const integer = (bytes: Uint8Array) => der(0x02, bytes);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const bits = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes);
const utc = (at: number) => der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const DAY_MS = 86_400_000;

const pem = (name: string, bytes: Buffer) =>
  `-----BEGIN ${name}-----\n${(bytes.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${name}-----\n`;

/** Makes a certificate for one host name, of yesterday and good for a month. Nothing secret is kept anywhere. */
export function selfSigned(host: string): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(identifier(ECDSA_WITH_SHA256));
  const name = sequence(set(sequence(identifier(COMMON_NAME), der(0x0c, Buffer.from(host)))));
  const names = sequence(identifier(ALTERNATIVE_NAMES), der(0x04, sequence(der(0x82, Buffer.from(host)))));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    // A positive number: its first bit is not set.
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(utc(Date.now() - DAY_MS), utc(Date.now() + 30 * DAY_MS)),
    name,
    spki,
    der(0xa3, sequence(names)),
  );
  const certificate = sequence(body, algorithm, bits(sign('sha256', body, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: pem('CERTIFICATE', certificate),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}
