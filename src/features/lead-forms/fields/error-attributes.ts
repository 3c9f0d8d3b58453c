import type { FieldErrors } from '#forms/field-spec.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The sentences as attributes, where the early script finds them by the browser's name of what failed (check-form.ts). */
export const errorAttributes = (errors: FieldErrors = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([check, text]) => [`data-${kebab(check)}`, text]));
