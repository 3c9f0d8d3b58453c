import { defineConfig } from 'playwright/test';
import base, { testsIn } from './playwright.config.ts';

const layouts = base.projects?.filter(({ name }) => name === 'phone' || name === 'desktop') ?? [];

/** Every address in every state, with axe, pixels and rulers: as long as it is thorough, so apart from `npm test`. */
export default defineConfig({
  ...base,
  projects: layouts.map((layout) => ({
    ...layout,
    // `npm test` opens every address on the phone.
    testMatch: layout.name === 'desktop' ? testsIn('screens', 'addresses') : testsIn('screens'),
  })),
});
