import type { FormSpecs } from '#forms/form-specs.ts';

/** What the office calls a form; one that this build does not know by its key. */
export const formLabel = (form: string, specs: FormSpecs): string =>
  Object.entries(specs).find(([key]) => key === form)?.[1].label ?? form;
