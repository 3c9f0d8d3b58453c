import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';
import { BUILD_TARGET } from '#tools/commands/build/build-target.mjs';

const compress = promisify(zlib.gzip);

// Everything that a page takes of the outbox where there is an office.
const ENTRY = `
  export { openOutbox } from '#outbox/outbox.ts';
  export { openOffice } from '#outbox/office/office.ts';
  export { newLeadId } from '#outbox/lead.ts';
`;
const ENTRY_ID = 'virtual:outbox-entry';

/**
 * Bytes by gzip 9 of the outbox's own code: minified as the build does, with what it takes of the protocol, without idb.
 * @param {string} root folder of a project whose package.json imports `#outbox/*` @returns {Promise<number>}
 */
export async function weighOutbox(root) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modelhouse:outbox-entry',
        resolveId: (id) => (id === ENTRY_ID ? id : null),
        load: (id) => (id === ENTRY_ID ? ENTRY : null),
      },
    ],
    build: {
      write: false,
      target: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: { input: ENTRY_ID, external: ['idb'], preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return (await compress(code, { level: 9 })).length;
}
