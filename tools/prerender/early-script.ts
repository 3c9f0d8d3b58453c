import path from 'node:path';
import { build } from 'vite';
import { BUILD_TARGET } from '#tools/commands/build/build-target.mjs';
import { lightIdbPlugin } from '#tools/bundle/light-idb.ts';

async function compile(hasOffice: boolean): Promise<string> {
  const root = path.resolve(import.meta.dirname, '../..');
  const built = await build({
    configFile: false,
    root,
    // Not of whoever asks: the same text in every process, or its hash would not be the page's.
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [lightIdbPlugin()],
    define: { __HAS_OFFICE__: `${hasOffice}` },
    build: {
      write: false,
      target: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/early/early.ts'),
        output: { format: 'iife' },
        // The names that both sides share cost nothing: they compress best where they are written out.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  });
  const chunks = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const [chunk, ...more] = chunks.filter((part) => part.type === 'chunk');
  if (!chunk || more.length > 0) throw new Error('src/early is not one piece');
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('src/early holds what ends an inline script');
  return code;
}

const scripts = { office: await compile(true), formsAlone: await compile(false) };

/**
 * `src/early`, compiled: the one inline script of every page, the same in each and in every build of the same sources that
 * has an office, or has none.
 */
export const earlyScript = (hasOffice: boolean): string => scripts[hasOffice ? 'office' : 'formsAlone'];
