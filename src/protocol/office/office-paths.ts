/** The collections of one development's office, below `sites/{site}`. */
export const OFFICE = {
  leads: 'leads',
  notes: 'notes',
  log: 'log',
  slots: 'slots',
  moves: 'moves',
  bookings: 'bookings',
  refusals: 'refusals',
  scheduled: 'scheduled',
} as const;

/** Where a development's office is written to. */
export interface OfficeEndpoint {
  /** Address of Firestore's REST call `documents:commit`. */
  commit: string;
  /** `officeRoot` of the development. */
  root: string;
}

/** Name of a project's documents, below which all names begin. */
export const documentsOf = (projectId: string): string => `projects/${projectId}/databases/(default)/documents`;

/** Name of a development's office: `<documents>/sites/온새미스카이`. */
export const officeRoot = (projectId: string, site: string): string => `${documentsOf(projectId)}/sites/${site}`;

/** Id of the log entry that says that a lead was erased; while it stands, the lead cannot come again. */
export const erasedId = (lead: string): string => `erase-${lead}`;
