import { inProject } from '#tools/commands/project.mjs';

/** A development without an office: what becomes of a lead is what the form service says. */
export const FORMS_ALONE = { VITE_OFFICE: 'off' };

/** Where its build lies. */
export const formsAloneDist = inProject('.cache/forms-alone-build');
