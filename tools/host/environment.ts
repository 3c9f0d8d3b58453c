import * as v from 'valibot';
import { FORM_KEYS, type FormKey } from '#protocol/outbox/forms.ts';

/** Which hosted services the build talks to. Empty: the embedded stand-ins, at the page's own origin. */
export interface Environment {
  formEndpoints: Record<FormKey, string>;
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string } | null;
  /** false: leads go to the form service alone, and there is no desk, whatever else is configured. */
  wantsOffice: boolean;
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

/** Says `off` where the office's part is not wanted. */
const OFFICE = 'VITE_OFFICE';

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

/**
 * Reads the variables of `sites/template/site.env`.
 * @throws {Error} one readable message that names each wrong variable and what to write
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
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
  const known = new Set<string>([...Object.values(FIREBASE), ...FORM_KEYS.map(formVariable)]);
  for (const name of Object.keys(variables))
    if (/^VITE_(FORM|FIREBASE)_/.test(name) && !known.has(name))
      problems.push(`${name}: unknown; the names are ${[...known].join(', ')}`);
  if (problems.length > 0) throw environmentError(problems);
  return {
    formEndpoints,
    firebase: given > 0 ? (firebase as Environment['firebase']) : null,
    wantsOffice: office !== 'off',
  };
}
