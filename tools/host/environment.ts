import * as v from 'valibot';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';

/** Which hosted services the build talks to. Empty: the embedded stand-ins, at the page's own origin. */
export interface Environment {
  formEndpoints: Record<FormKey, string>;
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string } | null;
  /** false: leads go to the form service alone, and there is no desk, whatever else is configured. */
  wantsOffice: boolean;
  /** Where pictures of articles are kept; null: the project has no storage. */
  storageBucket: string | null;
  /** Whether a function publishes articles at their date; else the desk does. */
  publishesByFunction: boolean;
}

/** Origins of Firestore, sign-in and token refresh (firebase-js-sdk 12). */
export const FIREBASE_ORIGINS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

const FIREBASE = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
} as const;

/** Origin of the storage: uploads and pictures. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/** The project's storage; without it articles have no pictures. */
const BUCKET = 'VITE_FIREBASE_STORAGE_BUCKET';

/** Says `off` where the office's part is not wanted. */
const OFFICE = 'VITE_OFFICE';

/** Says `on` where a function publishes articles at their date. */
const SCHEDULE = 'VITE_PRESS_SCHEDULE';

/** What Vite itself reads, or writes into the environment. */
const OF_VITE = /^VITE_(USER_NODE_ENV$|DEBUG_|DEPRECATION_|CONFIG_)/;

/** As Google names buckets; not an address, which the console shows too. */
const bucketName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/));

const hosted = v.pipe(v.string(), v.url(), v.startsWith('https://'));

/** @returns the variable that says where a form is sent */
export const formVariable = (form: FormKey) => `VITE_FORM_${form.toUpperCase()}`;

/** The variables that a site cannot go live without and that are not set, each by its name. */
export const missingVariables = (variables: Record<string, string | undefined>): string[] =>
  [...FORM_KEYS.map(formVariable), ...Object.values(FIREBASE)].filter((name) => !variables[name]);

/** Everything that is wrong with the environment, in one readable message: where in the engine helps nobody. */
export function environmentError(problems: readonly string[]): Error {
  const error = new Error(`The environment cannot be used:\n  ${problems.join('\n  ')}`);
  error.stack = `Error: ${error.message}`;
  return error;
}

/** Reads the variables of `sites/template/site.env`, with what is wrong with them: each line names one, and what to write. */
export function examineEnvironment(variables: Record<string, string | undefined>): {
  environment: Environment;
  problems: string[];
} {
  const problems: string[] = [];
  const formEndpoints = Object.fromEntries(
    FORM_KEYS.map((form) => {
      const name = formVariable(form);
      const value = variables[name];
      if (!value) return [form, `/local/forms/${form}`];
      if (!v.is(hosted, value))
        problems.push(
          `${name}: write the form's address, for example https://forms.example.com/f/abc (found "${value}")`,
        );
      return [form, value];
    }),
  ) as Record<FormKey, string>;
  const firebase = Object.fromEntries(Object.entries(FIREBASE).map(([key, name]) => [key, variables[name] ?? '']));
  const missing = Object.entries(FIREBASE).filter(([key]) => !firebase[key]);
  const given = Object.keys(FIREBASE).length - missing.length;
  if (given > 0)
    for (const [, name] of missing)
      problems.push(`${name}: missing; either all VITE_FIREBASE_ variables are set or none`);
  const office = variables[OFFICE] ?? '';
  if (!['', 'off'].includes(office)) problems.push(`${OFFICE}: write "off", or nothing (found "${office}")`);
  const schedule = variables[SCHEDULE] ?? '';
  if (!['', 'on'].includes(schedule)) problems.push(`${SCHEDULE}: write "on", or nothing (found "${schedule}")`);
  if (schedule === 'on' && given === 0) problems.push(`${SCHEDULE}: only a Firebase project has functions`);
  const bucket = variables[BUCKET] || null;
  if (bucket && !v.is(bucketName, bucket))
    problems.push(`${BUCKET}: write the bucket's name, for example my-project.firebasestorage.app (found "${bucket}")`);
  if (bucket && given === 0) problems.push(`${BUCKET}: only a Firebase project has a storage`);
  const known = new Set<string>([...Object.values(FIREBASE), BUCKET, SCHEDULE, OFFICE, ...FORM_KEYS.map(formVariable)]);
  for (const name of Object.keys(variables))
    if (name.startsWith('VITE_') && !OF_VITE.test(name) && !known.has(name))
      problems.push(`${name}: unknown; the names are ${[...known].join(', ')}`);
  const environment = {
    formEndpoints,
    firebase: given > 0 ? (firebase as Environment['firebase']) : null,
    wantsOffice: office !== 'off',
    storageBucket: bucket,
    publishesByFunction: schedule === 'on',
  };
  return { environment, problems };
}

/** The services that variables name. @throws {Error} one readable message with everything that is wrong */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const { environment, problems } = examineEnvironment(variables);
  if (problems.length > 0) throw environmentError(problems);
  return environment;
}
