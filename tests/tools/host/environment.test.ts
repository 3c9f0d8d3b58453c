import { inlineStyles } from '#tools/prerender/inline-parts.mjs';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#tools/host/environment.ts';
import { officeEndpoint } from '#tools/host/office-endpoint.ts';
import { pressServices } from '#tools/host/press-services.ts';
import { headerRules, headersOf } from '#tools/host/host-headers.ts';
import { securityHeaders } from '#tools/host/security-headers.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'k',
  VITE_FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'p',
  VITE_FIREBASE_APP_ID: 'a',
};

describe('the environment', () => {
  test('without variables, everything is the embedded stand-in', () => {
    const { formEndpoints, firebase: project } = readEnvironment({});
    expect(formEndpoints.reservation).toBe('/local/forms/reservation');
    expect(project).toBeNull();
  });
  test('takes hosted services', () => {
    const environment = readEnvironment({ ...firebase, VITE_FORM_VISIT: 'https://forms.example.com/f/visit' });
    expect(environment.formEndpoints.visit).toBe('https://forms.example.com/f/visit');
    expect(environment.firebase?.projectId).toBe('p');
  });
  test('brings an office to the embedded stand-in and to every Firebase project, unless it is not wanted', () => {
    const officeOf = (variables: Record<string, string>) => officeEndpoint(readEnvironment(variables), 'onsaemi');
    expect(officeOf({})?.commit).toBe('/v1/projects/demo-modelhouse/databases/(default)/documents:commit');
    expect(officeOf(firebase)?.root).toBe('projects/p/databases/(default)/documents/sites/onsaemi');
    expect(officeOf({ VITE_FORM_VISIT: 'https://forms.example.com/f/visit' })).toBeNull();
    expect(officeOf({ ...firebase, VITE_OFFICE: 'off' })).toBeNull();
    expect(() => officeOf({ VITE_OFFICE: 'no' })).toThrow(/VITE_OFFICE: write "off"/);
  });
  test('takes a storage for pictures and a function for dates of a Firebase project alone', () => {
    const bucket = { VITE_FIREBASE_STORAGE_BUCKET: 'p.firebasestorage.app' };
    expect(pressServices(readEnvironment({ ...firebase, ...bucket, VITE_PRESS_SCHEDULE: 'on' }))).toEqual({
      publishes: 'function',
      pictures: 'https://firebasestorage.googleapis.com/v0/b/p.firebasestorage.app/o',
    });
    expect(pressServices(readEnvironment(firebase))).toEqual({ publishes: 'nobody', pictures: null });
    expect(pressServices(readEnvironment({})).publishes).toBe('server');
    expect(() => readEnvironment({ ...bucket, VITE_PRESS_SCHEDULE: 'on' })).toThrow(
      /BUCKET: only a Firebase project[^]*SCHEDULE: only a Firebase project|SCHEDULE: only a Firebase project[^]*BUCKET: only a Firebase project/,
    );
    expect(() =>
      readEnvironment({ ...firebase, VITE_FIREBASE_STORAGE_BUCKET: 'gs://p', VITE_PRESS_SCHEDULE: 'yes' }),
    ).toThrow(/SCHEDULE: write "on"[^]*BUCKET: write the bucket's name/);
  });
  test('names every wrong variable at once, and what to write', () => {
    const read = () =>
      readEnvironment({ VITE_FORM_VISIT: 'forms.example.com', VITE_FIREBASE_API_KEY: 'k', VITE_FORM_VISITS: 'x' });
    expect(read).toThrow(/VITE_FORM_VISIT: write the form's address/);
    expect(read).toThrow(/VITE_FIREBASE_PROJECT_ID: missing/);
    expect(read).toThrow(/VITE_FORM_VISITS: unknown/);
    expect(() => readEnvironment({ VITE_PRESS_SHEDULE: 'on', VITE_OFICE: 'off' })).toThrow(
      /VITE_PRESS_SHEDULE: unknown[^]*VITE_OFICE: unknown[^]*VITE_OFFICE/,
    );
  });
});

describe('the security headers', () => {
  const policy = (variables: Record<string, string>) =>
    securityHeaders(readEnvironment(variables))['Content-Security-Policy'] ?? '';
  test('allow no inline script but the loader, by its hash', () => {
    expect(policy({})).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+';/);
    expect(policy({})).not.toContain('unsafe');
  });
  test('let pictures and uploads to the storage in only where there is one', () => {
    const bucket = { VITE_FIREBASE_STORAGE_BUCKET: 'p.firebasestorage.app' };
    expect(policy(firebase)).not.toContain('firebasestorage');
    expect(policy({ ...firebase, ...bucket })).toMatch(/img-src [^;]*https:\/\/firebasestorage\.googleapis\.com;/);
    expect(policy({ ...firebase, ...bucket })).toMatch(/connect-src [^;]*https:\/\/firebasestorage\.googleapis\.com;/);
  });
  test('allow the form and Firebase hosts only where they are configured', () => {
    expect(policy({})).toContain("connect-src 'self';");
    const hosted = policy({ ...firebase, VITE_FORM_VISIT: 'https://forms.example.com/f/visit' });
    expect(hosted).toContain("connect-src 'self' https://forms.example.com https://firestore.googleapis.com");
    expect(hosted).toContain("form-action 'self' https://forms.example.com;");
  });
  test('let in each block of styles that a page of the build carries, the home page with its own too', () => {
    const blocks = inlineStyles('<style>a{}</style><p><style>b{}</style><style media="print">c{}</style>');
    expect(blocks).toEqual(['a{}', 'b{}']);
    const { 'Content-Security-Policy': known } = securityHeaders(readEnvironment({}), { styles: blocks });
    expect(known).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/=]+' 'sha256-[A-Za-z0-9+/=]+';/);
  });
  test('let exactly one Trusted Types policy exist: the one that registers the worker', () => {
    expect(policy({})).toContain("require-trusted-types-for 'script'; trusted-types modelhouse-worker modelhouse-data");
  });
  test('let nobody frame a page', () => {
    expect(policy({})).toContain("frame-ancestors 'none'");
  });
  test('let in frames of other hosts only where the content shows such', () => {
    const film = (source: { youtube: string } | { file: string }) => {
      const picture = { name: 'a', alt: '' };
      return { title: 'a', description: 'a', source, poster: picture, smallPoster: picture };
    };
    const frames = (content: Omit<Parameters<typeof headerRules>[0], 'navigation'>) =>
      /frame-src ([^;]+);/.exec(
        headersOf(headerRules({ ...content, navigation: { pages: [] } }, readEnvironment({}), []), '/')[
          'Content-Security-Policy'
        ] ?? '',
      )?.[1];
    expect(frames({ videos: null, tour: null })).toBe("'self'");
    expect(frames({ videos: { brandFilm: film({ file: 'a' }), tabs: [] }, tour: null })).toBe("'self'");
    expect(frames({ videos: { brandFilm: film({ youtube: 'a' }), tabs: [] }, tour: null })).toBe(
      "'self' https://www.youtube-nocookie.com",
    );
    const poster = { name: 'a', alt: '' };
    const tab = { id: 'a', label: 'a', title: 'a', poster, address: 'https://vr.example.com/house/1' };
    const tour = { lead: 'a', hint: 'a', tabs: [tab, { id: 'b', label: 'b', walks: [] }] };
    expect(frames({ videos: null, tour })).toBe("'self' https://vr.example.com");
  });
  test('switch off what no page uses, devices above all', () => {
    const unused = securityHeaders(readEnvironment({}))['Permissions-Policy'];
    for (const feature of ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'hid'])
      expect(unused).toContain(`${feature}=()`);
  });
});
