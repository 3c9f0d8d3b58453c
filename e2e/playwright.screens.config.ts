import { defineConfig } from 'playwright/test';
import base, { EVERY_ADDRESS, EVERY_SCREEN } from './playwright.config.ts';

const layouts = base.projects?.filter(({ name }) => name === 'phone' || name === 'desktop') ?? [];

/** Every address in every state, with axe, pixels and rulers: as long as it is thorough, so apart from `npm test`. */
export default defineConfig({
  ...base,
  projects: layouts.map((layout) => ({
    ...layout,
    testMatch: layout.name === 'desktop' ? [...EVERY_SCREEN, ...EVERY_ADDRESS] : EVERY_SCREEN,
    testIgnore: [],
  })),
});
