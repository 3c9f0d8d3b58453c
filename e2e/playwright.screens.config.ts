import { defineConfig } from 'playwright/test';
import base, { QUICK, testsIn } from './playwright.config.ts';

const named = (name: string) => base.projects?.find((project) => project.name === name);
const layouts = ['phone', 'desktop'].map((name) => ({ ...named(name), name }));

/** What is seen of the form service's own answers. */
const FORMS_ALONE = ['e2e/screens/fill-the-forms.spec.ts', 'e2e/screens/accessibility/accessibility-forms.spec.ts'];
const formsAlone = named('forms alone')?.use;

/** Every address in every state, with axe, pixels and rulers: as long as it is thorough, so apart from `npm test`. */
export default defineConfig({
  ...base,
  use: { ...base.use, ...QUICK },
  projects: [
    ...layouts.map((layout) => ({
      ...layout,
      // `npm test` opens every address on the phone.
      testMatch: layout.name === 'desktop' ? testsIn('screens', 'addresses') : testsIn('screens'),
      testIgnore: FORMS_ALONE,
    })),
    { ...named('forms-alone build') },
    ...layouts.map((layout) => ({
      ...layout,
      name: `${layout.name}, forms alone`,
      testMatch: FORMS_ALONE,
      testIgnore: [],
      dependencies: ['forms-alone build'],
      use: { ...formsAlone, ...layout.use },
    })),
  ],
});
