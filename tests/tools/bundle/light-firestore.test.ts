import fs from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { lightFirestorePlugin } from '#tools/bundle/light-firestore.ts';

const lite = path.resolve('node_modules/@firebase/firestore/dist/lite');
const ENTRY = path.join(lite, 'index.browser.esm.js');

interface Integer {
  compare: (other: Integer) => number;
}

async function bundle(code: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      lightFirestorePlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) => (id === 'virtual:entry' ? code : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

it('gives Firestore integers that compare as 64-bit numbers', async () => {
  const code = await bundle("export { Integer } from '@firebase/webchannel-wrapper/bloom-blob';");
  const { Integer } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    Integer: { fromString: (text: string) => Integer };
  };
  const [small, large] = ['9007199254740992', '9007199254740993'].map((text) => Integer.fromString(text));
  if (!small || !large) throw new Error('no integers');
  expect([small.compare(large), large.compare(small), small.compare(small)]).toEqual([-1, 1, 0]);
});

it('gives Firestore all that this version takes of the package', () => {
  const common = /from '\.\/(common-[^']+)'/.exec(fs.readFileSync(ENTRY, 'utf8'))?.[1] ?? '';
  const code = fs.readFileSync(path.join(lite, common), 'utf8');
  expect(code).toContain("import { Integer } from '@firebase/webchannel-wrapper/bloom-blob';");
  expect(code.match(/\bInteger\.\w+/g)).toEqual(['Integer.fromString']);
  expect(code).toContain('extractNumericId(e).compare(');
});
