import { documentsOf, officeRoot, type OfficeEndpoint } from '#protocol/office/office-paths.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { environmentError, FIREBASE_ORIGINS, type Environment } from './environment.ts';

/** The project that the embedded database plays. */
const EMBEDDED_PROJECT = 'demo-modelhouse';

const commitPath = (projectId: string) => `/v1/${documentsOf(projectId)}:commit`;

/**
 * Where a development's leads go beside the form service: its Firebase project, or the embedded one where everything is
 * embedded. null: it has no office: none is wanted, or its forms are hosted and it has no Firebase.
 */
export function officeEndpoint(
  { firebase, formEndpoints, wantsOffice }: Environment,
  site: string,
): OfficeEndpoint | null {
  if (!wantsOffice) return null;
  const projectId = firebase?.projectId ?? EMBEDDED_PROJECT;
  const root = officeRoot(projectId, site);
  if (firebase) return { commit: `${FIREBASE_ORIGINS[0]}${commitPath(projectId)}?key=${firebase.apiKey}`, root };
  const isEmbedded = FORM_KEYS.every((form) => formEndpoints[form].startsWith('/'));
  return isEmbedded ? { commit: commitPath(projectId), root } : null;
}

/** Whether leads go to an office too. */
export const hasOffice = (environment: Environment): boolean => officeEndpoint(environment, '') !== null;

/**
 * How many example leads the embedded office begins with.
 * @param asked the variable LEADS, which `npm start -- --leads` sets
 * @throws {Error} where they are asked for and the office is not the embedded one
 */
export function exampleLeads(asked: string | undefined, environment: Environment): number {
  const leads = Number(asked ?? 0);
  if (leads > 0 && !officeEndpoint(environment, '')?.commit.startsWith('/'))
    throw environmentError(['--leads: the forms or the database are hosted ones, and example leads never go there']);
  return leads;
}

/** Where a development's leads go. */
export interface Receivers extends Pick<Environment, 'formEndpoints'> {
  office: OfficeEndpoint | null;
}

export const receiversOf = (environment: Environment, site: string): Receivers => ({
  formEndpoints: environment.formEndpoints,
  office: officeEndpoint(environment, site),
});
