/** The four lead forms. A lead names its form by this key, never by an address, so that the address may change. */
export const FORM_KEYS = ['reservation', 'interest', 'visit', 'customer'] as const;
export type FormKey = (typeof FORM_KEYS)[number];

/** The field of every form that is hidden from people: who fills it is none. */
export const TRAP_FIELD = '_gotcha';
