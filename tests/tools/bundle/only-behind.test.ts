import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { onlyBehind } from '#tools/bundle/only-behind.ts';

interface Given {
  imports?: string[];
  dynamicImports?: string[];
  styles?: string[];
  module?: string;
  isEntry?: boolean;
}

const bundleOf = (chunks: Record<string, Given>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { imports = [], dynamicImports = [], styles = [], module, isEntry }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        imports,
        dynamicImports,
        isEntry: isEntry ?? false,
        facadeModuleId: module ?? null,
        viteMetadata: { importedCss: new Set(styles) },
      } as unknown as Rolldown.OutputChunk,
    ]),
  );

const DESK = /\/pages\/desk\.tsx$/;

test('what only a page needs is its chunk, what it loads later, and their styles; not what another needs too', () => {
  const bundle = bundleOf({
    'main.js': { isEntry: true, imports: ['react.js'], dynamicImports: ['desk.js', 'press.js'] },
    'react.js': {},
    'press.js': { dynamicImports: ['sign-in.js'], styles: ['press.css'] },
    'desk.js': { module: '/src/pages/desk.tsx', imports: ['main.js', 'react.js'], dynamicImports: ['leads.js'] },
    'leads.js': { imports: ['sheet.js', 'sign-in.js'], styles: ['leads.css'] },
    'sheet.js': { imports: ['leads.js'] },
    'sign-in.js': { styles: ['form.css'] },
  });
  expect([...onlyBehind(bundle, DESK)].toSorted()).toEqual(['desk.js', 'leads.css', 'leads.js', 'sheet.js']);
});

test('a page that has lost its chunk fails the build, which could not keep it off devices', () => {
  expect(() => onlyBehind(bundleOf({ 'main.js': { isEntry: true } }), DESK)).toThrow('No chunk of its own');
});
