import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { pressServices } from '#tools/host/press-services.ts';
import { officeEndpoint } from '#tools/host/office-endpoint.ts';
import { readEnvironment } from '#tools/host/environment.ts';

const root = path.resolve(import.meta.dirname, '..');
const stub = (name: string) => path.join(root, 'tests/support', name);

// Apart from vite.config.ts: units need neither the content's pictures nor its fonts, and a broken content file
// must not keep the tests of its own checker from running.
export default defineConfig({
  root,
  resolve: {
    alias: {
      'virtual:logo': stub('logo.ts'),
      'virtual:films': stub('films.ts'),
      'virtual:pictures': stub('pictures.ts'),
      'virtual:first-previews.css': stub('empty.css'),
      'virtual:previews.css': stub('empty.css'),
      'virtual:plans': stub('plans.ts'),
      'virtual:fonts.css': stub('empty.css'),
      'virtual:more-fonts.css': stub('empty.css'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  define: {
    __FORM_ENDPOINTS__: JSON.stringify(readEnvironment({}).formEndpoints),
    __FIREBASE__: 'null',
    __PRESS__: JSON.stringify(pressServices(readEnvironment({}))),
    __OFFICE__: JSON.stringify(officeEndpoint(readEnvironment({}), 'test-site')),
    __HAS_OFFICE__: 'true',
    __WORKER__: JSON.stringify('keep'),
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // The long campaigns have a configuration of their own.
    exclude: ['tests/faults/**'],
    environment: 'node',
    setupFiles: ['tests/support/seed.ts'],
    // So that what hangs ends; how fast something is, no test says, least of all on a busy machine.
    testTimeout: 60_000,
    // By default one processor is left idle, of two.
    maxWorkers: '100%',
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    reporters: ['default', 'json'],
    outputFile: { json: path.join(root, '.cache/reports/vitest.json') },
  },
});
