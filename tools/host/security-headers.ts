import { createHash } from 'node:crypto';
import { DATA_POLICY } from '#protocol/page/data-policy.ts';
import { WORKER_POLICY } from '#protocol/worker/worker-address.ts';
import { earlyScript } from '#tools/prerender/early-script.ts';
import { FIREBASE_ORIGINS, STORAGE_ORIGIN, type Environment } from './environment.ts';
import { hasOffice } from './office-endpoint.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What no page of this site uses, and no script that slipped in may. Only names that browsers know: every other one is a
 * warning in the console of each page (Chromium has no policy for Bluetooth).
 */
const UNUSED = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'browsing-topics',
];

interface PolicyOptions {
  /** Other hosts whose pages stand in frames of this site: the films' and the tours', where the content has such. */
  frames?: readonly string[];
  /** The blocks of styles that stand in the build's pages. */
  styles?: readonly string[];
}

/** The one place that says which headers every page is served with. */
export function securityHeaders(
  environment: Environment,
  { frames = [], styles = [] }: PolicyOptions = {},
): Record<string, string> {
  const { formEndpoints, firebase, storageBucket } = environment;
  const storage = storageBucket ? [STORAGE_ORIGIN] : [];
  const forms = [
    ...new Set(
      Object.values(formEndpoints)
        .filter((address) => URL.canParse(address))
        .map((address) => new URL(address).origin),
    ),
  ];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", sha256(earlyScript(hasOffice(environment)))],
    'style-src': ["'self'", ...styles.map(sha256)],
    'img-src': ["'self'", 'data:', ...storage],
    'connect-src': ["'self'", ...forms, ...(firebase ? FIREBASE_ORIGINS : []), ...storage],
    'frame-src': ["'self'", ...frames],
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [WORKER_POLICY, DATA_POLICY],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  };
}
